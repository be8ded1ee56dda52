import type { ReactNode } from 'react';

/** The icons of the site, drawn in the colour of the text around them. */
const shapes = {
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  up: <path d="M12 20V5M5 11l7-7 7 7" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.2 15.2L21 21" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
} satisfies Record<string, ReactNode>;

/** A picture beside or instead of a word; what it means is said by the name of what it stands in. */
export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <Drawing name={name}>{shapes[name]}</Drawing>
);

/** The lines of an icon, on the grid that all of them share. */
export const Drawing = ({ name, children }: { name: string; children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
    {children}
  </svg>
);
