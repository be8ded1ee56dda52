import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PartName } from '../../shell/inert.tsx';
import { AnnouncementText } from './announcement-text.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { type PartSource, PartSourceContext } from './part-source.ts';
import { ProductMenu } from './product-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { Tools } from './tools.tsx';

/**
 * The parts of the shell that only the configuration decides, as HTML. They are the same in all
 * documents of a version.
 */
export function renderParts(source: PartSource): Readonly<Record<PartName, string>> {
  const { navbar, product, footer, announcementBar } = source.config.themeConfig;
  const render = (part: ReactNode) =>
    renderToStaticMarkup(<PartSourceContext value={source}>{part}</PartSourceContext>);
  return {
    brand: render(<Brand />),
    links: render(<SiteLinks links={navbar.items} />),
    tools: render(<Tools />),
    product: product ? render(<ProductMenu product={product} />) : '',
    announcement: announcementBar ? render(<AnnouncementText {...announcementBar} />) : '',
    footer: footer ? render(<Footer footer={footer} />) : '',
  };
}
