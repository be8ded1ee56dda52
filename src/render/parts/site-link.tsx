import type { ReactNode } from 'react';
import type { LinkConfig } from '../../model/config.ts';
import { PartIcon } from './part-icon.tsx';
import { usePartSource } from './part-source.ts';

/**
 * A link of the configuration. One that names a page says so in `data-page`, so that the shell can
 * lead it to the version that is being read.
 */
export function SiteLink({ link, children }: { link: LinkConfig; children?: ReactNode }) {
  const { addressOf, config } = usePartSource();
  const { label, to, href, icon } = link;
  const address = to === undefined ? href : (addressOf(to) ?? config.baseUrl);
  return (
    <a href={address} data-page={to} aria-label={icon && label} className={icon && 'icon-button'}>
      {icon ? <PartIcon name={icon} /> : label}
      {children}
    </a>
  );
}
