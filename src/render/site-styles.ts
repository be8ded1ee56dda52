import type { SiteConfig } from '../model/config.ts';

/** All styles of a site: the shell's, and the colours that its configuration chooses. */
export function siteStyles(styles: string, { themeConfig }: SiteConfig): string {
  const { backgroundColor, textColor } = themeConfig.announcementBar ?? {};
  const colours = [
    ...(backgroundColor ? [`--announcement-background:${backgroundColor}`] : []),
    ...(textColor ? [`--announcement-text:${textColor}`] : []),
  ];
  return colours.length > 0 ? `${styles}:root{${colours.join(';')}}` : styles;
}
