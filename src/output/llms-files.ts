import { type SidebarItem, sidebarLinks } from '../model/sidebar.ts';
import { type DocVersion, getSidebar, type Site } from '../model/site.ts';
import { markdownAddress } from '../model/url.ts';
import type { OutputFile } from './output-file.ts';

/** `docs/llms.txt` and `docs/v4.11/llms.txt`: every version's pages for programs that read them as Markdown. */
export const toLlmsFiles = (site: Site): readonly OutputFile[] =>
  site.versions.map(version => ({
    path: llmsAddress(version).slice(1),
    contents: describeVersion(site, version),
  }));

/** The text of a version's `llms.txt`. */
export function describeVersion(site: Site, version: DocVersion): string {
  const { title, tagline, url } = site.config;
  const others = site.versions
    .filter(other => other !== version)
    .map(other => `- [${title} ${other.label}](${url}${llmsAddress(other)}): ${other.release}`);
  return [
    `# ${title} ${version.label}`,
    ...(version.landing ? [`> ${version.landing.description}`] : tagline ? [`> ${tagline}`] : []),
    `Documentation of release ${version.release}. Each page is Markdown at its own address with \`.md\` at the end.`,
    ...getSidebar(version, 'docs').items.flatMap(item => describeSection(site, version, item)),
    `## Other versions\n\n${others.join('\n')}`,
    '',
  ].join('\n\n');
}

function describeSection(site: Site, { docs }: DocVersion, item: SidebarItem): readonly string[] {
  const lines = [...sidebarLinks([item])].flatMap(({ href, unlisted }) => {
    const doc = unlisted ? undefined : docs.find(({ path }) => path === href);
    if (!doc) return [];
    return `- [${doc.title}](${site.config.url}${markdownAddress(doc.path)}): ${doc.description}`;
  });
  return lines.length === 0 ? [] : [`## ${item.label}\n\n${lines.join('\n')}`];
}

/** `/docs/v4.11/llms.txt` */
export const llmsAddress = ({ path }: DocVersion): string => `${path.replace(/\/$/, '')}/llms.txt`;
