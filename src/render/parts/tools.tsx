import { PartIcon } from './part-icon.tsx';
import { usePartSource } from './part-source.ts';
import { SiteLinks } from './site-links.tsx';

/** The language menu and the icon links of the navbar. */
export function Tools() {
  const { config } = usePartSource();
  return (
    <>
      <LanguageMenu />
      <SiteLinks links={config.themeConfig.navbar.icons} />
    </>
  );
}

/** The site's own languages, and those that live on another site and open in a new tab. */
function LanguageMenu() {
  const { config } = usePartSource();
  const { locales, defaultLocale, baseUrl, themeConfig } = config;
  const { otherLanguages } = themeConfig.navbar;
  if (Object.keys(locales).length + otherLanguages.length < 2) return null;
  return (
    <div className="language-menu">
      <button type="button" className="menu-button" popoverTarget="shell_languages">
        <PartIcon name="language" />
        <span className="visually-hidden">Language: </span>
        {locales[defaultLocale]?.label}
      </button>
      <ul id="shell_languages" className="menu" popover="auto">
        {Object.entries(locales).map(([name, { label, htmlLang }]) => (
          <li key={name}>
            <a href={baseUrl} lang={htmlLang} aria-current={name === defaultLocale || undefined}>
              {label}
            </a>
          </li>
        ))}
        {otherLanguages.map(({ label, htmlLang, href }) => (
          <li key={href}>
            <a href={href} lang={htmlLang} hrefLang={htmlLang} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
