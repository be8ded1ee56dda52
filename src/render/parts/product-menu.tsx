import type { SiteConfig } from '../../model/config.ts';
import { Logo } from './logo.tsx';
import { SiteLinks } from './site-links.tsx';

type ProductConfig = NonNullable<SiteConfig['themeConfig']['product']>;

/** The menu that names the product and leads to the places around it. */
export const ProductMenu = ({ product }: { product: ProductConfig }) => (
  <>
    <button type="button" className="menu-button" popoverTarget="shell_product">
      <Logo logo={product.logo} />
      <span className="visually-hidden">Product: </span>
      {product.title}
    </button>
    <div id="shell_product" className="menu" popover="auto">
      <SiteLinks links={product.links} />
      <SiteLinks links={product.icons} />
    </div>
  </>
);
