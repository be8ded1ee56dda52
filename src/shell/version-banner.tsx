import type { PageView } from '../model/page-view.ts';
import type { VersionSupport } from '../model/version.ts';

type BannerView = Pick<PageView, 'version' | 'versions' | 'release' | 'support'>;

const supportWords: Readonly<Record<VersionSupport, string>> = {
  preview: 'a preview of what comes next',
  active: 'still supported',
  maintenance: 'in maintenance: only serious faults are mended',
  ended: 'no longer supported',
};

/** On every version but the latest: what it documents, whether it is supported, and the way to the latest. */
export function VersionBanner({ version, versions, release, support }: BannerView) {
  const latest = versions.find(({ isLast }) => isLast);
  if (!latest || version.isLast) return null;
  return (
    <aside className="version-banner" aria-label="About this version">
      <p>
        <strong>{version.label}</strong> documents release {release}
        {support && `, ${supportWords[support]}`}.{' '}
        <a href={latest.href} data-version={latest.name} data-absence={latest.absence}>
          {latest.absence ? `Nearest page in ${latest.label}` : `This page in ${latest.label}`}
        </a>
        {' (latest)'}
      </p>
    </aside>
  );
}
