import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Inert } from './inert.tsx';
import { useSettings } from './shell-context.tsx';

const Reader = () => useSettings().title;

test('what is used outside of the shell names itself and what it lacks', () => {
  expect(() => renderToString(<Reader />)).toThrow(
    new Error('useSettings is used outside of SettingsContext.'),
  );
  expect(() => renderToString(<Inert name="footer" />)).toThrow(
    new Error('Inert is used outside of PartsContext.'),
  );
});
