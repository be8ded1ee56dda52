import { memo, useState } from 'react';
import type { TocEntry } from '../model/toc.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** A heading's level says itself by how deep it stands; only one that skips a level is written down. */
export const levelAtDepth = (depth: number): number => depth + 2;

/** The contents of the page: a column on wide screens, a panel that opens on narrow ones. */
export function Toc({ toc }: { toc: readonly TocEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentHeading(toc);
  if (toc.length === 0) return null;
  return (
    <nav className="toc" aria-label="On this page" data-open={isOpen || undefined}>
      <button
        type="button"
        className="toc-toggle narrow-only"
        aria-expanded={isOpen}
        aria-controls="shell_contents"
        onClick={() => setOpen(!isOpen)}
      >
        On this page
      </button>
      <p className="toc-title">On this page</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes for links, which are interactive themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link is what the keyboard makes too */}
      <div id="shell_contents" onClick={() => setOpen(false)}>
        <TocList entries={toc} depth={0} current={current} />
      </div>
    </nav>
  );
}

interface TocListProps {
  readonly entries: readonly TocEntry[];
  readonly depth: number;
  readonly current: string | undefined;
}

const TocList = memo(({ entries, depth, current }: TocListProps) => (
  <ul>
    {entries.map(({ id, text, level, children }) => (
      <li key={id}>
        <a
          href={`#${encodeURIComponent(id)}`}
          aria-current={id === current ? 'location' : undefined}
          data-level={level === levelAtDepth(depth) ? undefined : level}
        >
          {text}
        </a>
        {children.length > 0 && <TocList entries={children} depth={depth + 1} current={current} />}
      </li>
    ))}
  </ul>
));
