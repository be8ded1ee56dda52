import { expect, test } from 'vitest';
import { defaultExportOf } from './default-export.ts';

test("gives a module's default export", () => {
  expect(defaultExportOf({ default: 1 }, './layouts/doc.tsx')).toBe(1);
});

test('says which module has none, and what to do', () => {
  expect(() => defaultExportOf({}, './layouts/doc.tsx')).toThrow(
    'The page component at ./layouts/doc.tsx has no default export, so there is nothing to render. Default-export a component from it.',
  );
});
