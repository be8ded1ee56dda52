import type { RedirectsInput } from '../src/model/redirect.ts';

/** Addresses that older links use. */
export default {
  pages: {
    intro: 'introduction',
    'my-first-component': 'getting-started',
    'building-components': 'getting-started',
    'shadow-dom': 'styling',
    'css-variables': 'styling',
    'stencil-config': 'config',
    sass: 'plugins',
    testing: 'unit-testing',
  },
  versions: {
    'v3.0': 'v3',
    'v3.1': 'v3',
    'v3.2': 'v3',
    'v3.3': 'v3',
    'v3.4': 'v3',
  },
} satisfies RedirectsInput;
