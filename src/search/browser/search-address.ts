import { type AddressStyle, toAddress } from '../../model/url.ts';

/** Of every version together, in the address of the search page. */
export const allVersions = 'all';

/** `('@Prop', 'v4.11')` -> `/docs/search?q=%40Prop&version=v4.11` */
export function toSearchAddress(style: AddressStyle, query: string, version?: string): string {
  const parameters = new URLSearchParams({
    ...(query && { q: query }),
    ...(version !== undefined && { version }),
  });
  const text = parameters.toString();
  return toAddress(style, 'search') + (text && `?${text}`);
}
