import { Logo } from './logo.tsx';
import { usePartSource } from './part-source.ts';

/** The logo and the site's name at the start of the navbar; they lead home. */
export function Brand() {
  const { config } = usePartSource();
  const { logo, title } = config.themeConfig.navbar;
  return (
    <a href={logo.href ?? config.baseUrl} className="brand">
      <Logo logo={logo} />
      {title !== '' && <strong>{title}</strong>}
    </a>
  );
}
