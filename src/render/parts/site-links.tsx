import type { LinkConfig } from '../../model/config.ts';
import { SiteLink } from './site-link.tsx';

/** Links one after the other. */
export const SiteLinks = ({ links }: { links: readonly LinkConfig[] }) =>
  links.length > 0 && (
    <ul>
      {links.map(link => (
        <li key={link.label}>
          <SiteLink link={link} />
        </li>
      ))}
    </ul>
  );
