import type { FooterConfig, LinkConfig } from '../../model/config.ts';
import { Logo } from './logo.tsx';
import { SiteLinks } from './site-links.tsx';

type Column = Exclude<FooterConfig['links'][number], LinkConfig>;

const isColumn = (entry: FooterConfig['links'][number]): entry is Column => 'items' in entry;

/** The footer: one row of links or titled columns, a logo, a line of copyright. */
export const Footer = ({ footer }: { footer: FooterConfig }) => {
  const { style, links, logo, copyright } = footer;
  const columns = links.filter(isColumn);
  const row = links.filter((entry): entry is LinkConfig => !isColumn(entry));
  return (
    <div className="footer" data-style={style}>
      {columns.length > 0 && (
        <div className="footer-columns">
          {columns.map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <SiteLinks links={items} />
            </section>
          ))}
        </div>
      )}
      <SiteLinks links={row} />
      {logo && <FooterLogo logo={logo} />}
      {copyright !== undefined && <p>{copyright}</p>}
    </div>
  );
};

const FooterLogo = ({ logo }: { logo: NonNullable<FooterConfig['logo']> }) =>
  logo.href === undefined ? (
    <Logo logo={logo} />
  ) : (
    <a href={logo.href}>
      <Logo logo={logo} />
    </a>
  );
