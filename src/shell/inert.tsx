import { createContext, use } from 'react';

/** Parts of the shell that only the configuration decides and that no script has to run in. */
export const partNames = ['brand', 'links', 'tools', 'product', 'announcement', 'footer'] as const;

export type PartName = (typeof partNames)[number];

/** HTML of each part; an empty string leaves it out. */
export type Parts = Readonly<Record<PartName, string | TrustedHTML>>;

export const PartsContext = createContext<Parts | undefined>(undefined);

interface InertProps {
  readonly name: PartName;
  readonly as?: 'div' | 'footer';
  /** Whether it is behind an open drawer. */
  readonly inert?: boolean;
}

/**
 * A part of the shell that React keeps but does not look into. The builder renders it from the
 * configuration; the browser reads it back out of the document and hands the same string to React.
 * So the configuration is not sent to the browser, its components are not in the script, and a
 * forced client render still has the part's HTML.
 */
export function Inert({ name, as: Element = 'div', inert = false }: InertProps) {
  const parts = use(PartsContext);
  if (!parts) throw new Error('Inert is used outside of PartsContext.');
  if (parts[name] === '') return null;
  return (
    <Element
      className={`part-${name}`}
      data-part={name}
      inert={inert}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is our own build's
      dangerouslySetInnerHTML={{ __html: parts[name] }}
    />
  );
}
