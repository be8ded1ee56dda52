import { expect, test } from 'vitest';
import { convertCommands } from './package-managers.ts';

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  [
    'npm install @stencil/core --save-dev',
    'yarn add @stencil/core --dev',
    'pnpm add @stencil/core --save-dev',
    'bun add @stencil/core --dev',
  ],
  ['npm init stencil', 'yarn create stencil', 'pnpm create stencil', 'bunx create-stencil'],
  ['npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['npm test -- --watch', 'yarn test --watch', 'pnpm test --watch', 'bun run test --watch'],
  [
    'npx stencil generate',
    'yarn stencil generate',
    'pnpm exec stencil generate',
    'bunx stencil generate',
  ],
  [
    'npx create-thing@2 x',
    'yarn dlx create-thing@2 x',
    'pnpm dlx create-thing@2 x',
    'bun x create-thing@2 x',
  ],
  [
    'cd app && npm install\n\n# then\nnode a.js',
    'cd app && yarn install\n\n# then\nnode a.js',
    'cd app && pnpm install\n\n# then\nnode a.js',
    'cd app && bun install\n\n# then\nnode a.js',
  ],
])('%j has its counterparts', (npm, yarn, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm);
  expect(convertCommands(npm, 'yarn')).toBe(yarn);
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm);
  expect(convertCommands(npm, 'bun')).toBe(bun);
});

test('a command without a counterpart has none', () => {
  expect(convertCommands('npm install\nnpm publish', 'pnpm')).toBeUndefined();
});
