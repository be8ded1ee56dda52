import type { LogoConfig } from '../../model/config.ts';
import { usePartSource } from './part-source.ts';

/**
 * A logo. An SVG file is drawn inside the document, where it takes the colour of the text; another
 * image is loaded. The dark one, if there is one, takes its place in dark mode.
 */
export const Logo = ({ logo }: { logo: LogoConfig }) => (
  <>
    <LogoImage logo={logo} src={logo.src} mode={logo.srcDark === undefined ? undefined : 'light'} />
    {logo.srcDark !== undefined && <LogoImage logo={logo} src={logo.srcDark} mode="dark" />}
  </>
);

interface LogoImageProps {
  readonly logo: LogoConfig;
  readonly src: string;
  readonly mode: 'light' | 'dark' | undefined;
}

function LogoImage({ logo: { alt, width, height }, src, mode }: LogoImageProps) {
  const { images, config } = usePartSource();
  const drawing = images[src.replace(/^\//, '')];
  const size = { width, height };
  if (drawing === undefined) {
    const address = /^https?:/.test(src) ? src : config.baseUrl + src.replace(/^\//, '');
    return <img src={address} alt={alt} data-mode={mode} {...size} />;
  }
  const { viewBox, inside } = openSvg(drawing);
  return (
    <svg
      viewBox={viewBox}
      data-mode={mode}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      {...size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site's own content
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

function openSvg(text: string): { readonly viewBox: string | undefined; readonly inside: string } {
  const viewBox = /<svg[^>]*\sviewBox="([^"]*)"/.exec(text)?.[1];
  const inside = text.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return { viewBox, inside: inside.trim() };
}
