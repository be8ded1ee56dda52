import type { SidebarEntryInput } from '../src/model/sidebar.ts';

/**
 * The sidebar of every version: categories and the order of their pages. A page that stands
 * elsewhere in a version, or that a version does not have, is passed over there.
 */
const introduction = [
  'introduction/overview',
  'introduction/goals-and-objectives',
  'introduction/getting-started',
  'introduction/upgrading-to-stencil-four',
  'introduction/upgrading-to-stencil-three',
];

const components = [
  'components/api',
  'components/component-lifecycle',
  'components/component',
  'components/events',
  'components/form-associated',
  'components/functional-components',
  'components/host-element',
  'components/methods',
  'components/properties',
  'components/reactive-data',
  'components/state',
  'components/styling',
  'components/templating-and-jsx',
];

const frameworks = [
  'framework-integration/overview',
  'framework-integration/angular',
  'framework-integration/ember',
  'framework-integration/javascript',
  'framework-integration/react',
  'framework-integration/vue',
];

const staticSites = [
  'static-site-generation/overview',
  'static-site-generation/basics',
  'static-site-generation/deployment',
  'static-site-generation/meta',
  'static-site-generation/prerender-config',
  'static-site-generation/server-side-rendering-ssr',
];

const config = [
  'config/overview',
  'config/cli',
  'config/dev-server',
  'config/extras',
  'config/plugins',
];

const generatedDocs = [
  'documentation-generation/docs-custom',
  'documentation-generation/docs-json',
  'documentation-generation/docs-readme',
  'documentation-generation/docs-stats',
  'documentation-generation/docs-vscode',
];

const outputTargets = [
  'output-targets/overview',
  'output-targets/copy-tasks',
  'output-targets/custom-elements-bundle',
  'output-targets/custom-elements',
  'output-targets/dist',
  ...generatedDocs,
  'output-targets/www',
];

const guides = [
  'guides/assets',
  'guides/build-conditionals',
  'guides/csp-nonce',
  'guides/design-systems',
  'guides/forms',
  'guides/hydrate-app',
  'guides/module-bundling',
  'guides/publishing',
  'guides/service-workers',
  'guides/store',
  'guides/style-guide',
  'guides/typed-components',
  'guides/vs-code-debugging',
  'guides/workers',
];

const coreApi = ['core/cli-api', 'core/compiler-api', 'core/dev-server-api'];

const testing = [
  'testing/overview',
  'testing/config',
  'testing/e2e-testing',
  'testing/mocking',
  'testing/screenshot-connector',
  'testing/screenshot-visual-diff',
  'testing/unit-testing',
  {
    category: 'Stencil Test Runner',
    items: [
      'testing/stencil-testrunner/overview',
      'testing/config',
      'testing/unit-testing',
      'testing/mocking',
      'testing/e2e-testing',
      'testing/screenshot-visual-diff',
      'testing/screenshot-connector',
    ],
  },
  {
    category: 'WebdriverIO',
    items: [
      'testing/webdriverio/overview',
      'testing/webdriverio/unit-testing',
      'testing/webdriverio/mocking',
      'testing/webdriverio/visual-testing',
    ],
  },
];

const reference = [
  'reference/browser-support',
  'reference/faq',
  'reference/support-policy',
  'reference/versioning',
];

const community = [
  { label: 'Stencil on Twitter', href: 'https://twitter.com/stenciljs' },
  { label: 'Stencil on Discord', href: 'https://chat.stenciljs.com' },
  { label: 'Stencil on GitHub', href: 'https://github.com/stenciljs/core' },
];

const legal = ['telemetry', { label: 'Privacy Policy', href: 'https://ionic.io/privacy' }];

export default [
  { category: 'Introduction', items: introduction },
  { category: 'Components', items: components },
  { category: 'Framework Integrations', items: frameworks },
  { category: 'Static Site Generation', items: staticSites },
  { category: 'Config', items: config },
  { category: 'Output Targets', items: outputTargets },
  {
    category: 'Documentation Generation',
    items: ['documentation-generation/overview', ...generatedDocs],
  },
  { category: 'Guides', items: guides },
  { category: 'Testing', versions: '<3', items: testing },
  { category: 'Core Compiler API', items: coreApi },
  { category: 'Testing', versions: '>=3', items: testing },
  { category: 'Reference', items: reference },
  { category: 'Community', items: community },
  { category: 'Legal', items: legal },
] satisfies readonly SidebarEntryInput[];
