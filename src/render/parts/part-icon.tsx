import type { ReactNode } from 'react';
import { Drawing } from '../../shell/icons.tsx';

/** The icons that stand in parts only: the browser gets them drawn. */
const shapes = {
  language: (
    <path d="M3 12h18M12 3a14 14 0 0 1 0 18a14 14 0 0 1 0-18a9 9 0 0 1 0 18a9 9 0 0 1 0-18" />
  ),
  x: (
    <path
      data-solid
      d="M17.7 3h3.1l-6.8 7.8L22 21h-6.3l-4.9-6.4L5.2 21H2.1l7.3-8.3L1.7 3h6.4l4.4 5.9zm-1.1 16.2h1.7L7.3 4.7H5.5z"
    />
  ),
  discord: (
    <>
      <path d="M4 5h16v11h-9l-5 4v-4H4z" />
      <path d="M9 10.5h.01M15 10.5h.01" strokeWidth="2.6" />
    </>
  ),
  github: (
    <path
      data-solid
      d="M12 1.5a10.5 10.5 0 0 0-3.3 20.5c.5.1.7-.2.7-.5v-1.8c-2.9.6-3.5-1.4-3.5-1.4-.5-1.2-1.2-1.5-1.2-1.5-1-.7.1-.7.1-.7 1 .1 1.6 1.1 1.6 1.1 1 1.6 2.5 1.2 3.1.9.1-.7.4-1.2.7-1.4-2.3-.3-4.8-1.2-4.8-5.2 0-1.1.4-2.1 1.1-2.8-.1-.3-.5-1.3.1-2.8 0 0 .9-.3 2.9 1.1a10 10 0 0 1 5.2 0c2-1.4 2.9-1.1 2.9-1.1.6 1.5.2 2.5.1 2.8.7.7 1.1 1.7 1.1 2.8 0 4-2.5 4.9-4.8 5.2.4.3.7.9.7 1.9v2.9c0 .3.2.6.7.5A10.5 10.5 0 0 0 12 1.5z"
    />
  ),
} satisfies Record<string, ReactNode>;

/** An icon of the site's links and menus. */
export const PartIcon = ({ name }: { name: keyof typeof shapes }) => (
  <Drawing name={name}>{shapes[name]}</Drawing>
);
