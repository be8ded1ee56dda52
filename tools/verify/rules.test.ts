import { describe, expect, test } from 'vitest';
import { readApi } from '../../src/source/read-api.ts';
import { absentNames, publicName } from './check-names.ts';
import { commandsIn } from './commands-in.ts';
import { outlineCode } from './components-in.ts';
import { fence, v2, v44, v412, verifyText } from './verify-text.fixture.ts';

const nothing = '0 errors, 0 warnings.';

describe('words behind a fence', () => {
  test('that say no frame there is, or no reason, are problems', async () =>
    expect(
      await verifyText(
        fence('tsx frame=rendr', '<p></p>') +
          fence('tsx frame=none', '<p></p>') +
          fence('tsx frame=none why="Angular is not installed"', '<p></p>') +
          fence('ts frame=none this="a: string" why="x"', 'a') +
          fence('tsx frame=none', '<p></p>'),
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:5:1  error
        There is no frame \`rendr\`.
        Hint: valid names: \`member\`, \`render\`, \`config\`, \`none\`.

      p.mdx:8:1  error
        The sample says \`frame=none\` without \`why\`.
        Hint: say in a few words why nothing would make it compile: \`frame=none why="…"\`.

      p.mdx:14:1  error
        \`this\` names members of a class, and the sample stands in none.
        Hint: it goes with \`frame=member\` and \`frame=render\`.

      p.mdx:17:1  error
        The sample says \`frame=none\` without \`why\`.
        Hint: say in a few words why nothing would make it compile: \`frame=none why="…"\`.

      4 errors, 0 warnings."
    `));
});

describe('JSON', () => {
  test('must parse', async () =>
    expect(
      await verifyText(
        fence('json', '{\n  "a": 1,\n}') +
          fence('jsonc', '{ // yes\n}') +
          fence('json', '{ "a": 1 }'),
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:8:1  error
        The sample is no JSON.
        Hint: Expected double-quoted property name; JSON with comments is \`jsonc\`.

      1 error, 0 warnings."
    `));
});

describe('JavaScript', () => {
  test('must parse', async () =>
    expect(
      await verifyText(fence('js', 'const a = ;') + fence('js', 'export const a = 1;')),
    ).toMatchInlineSnapshot(`
      "p.mdx:6:11  error
        The sample does not parse. Expression expected.

      1 error, 0 warnings."
    `));
});

describe('HTML', () => {
  test('names elements that the page defines or takes as given', async () =>
    expect(
      await verifyText(
        fence('js', "customElements.define('my-old', class extends HTMLElement {});") +
          fence('html', '<!doctype html>\n<div>\n  <my-clok></my-clok>\n</div>') +
          fence('html given="my-clock their-nav"', '<my-clock></my-clock><their-nav></their-nav>') +
          fence('html given="my-clock"', '<template><my-watch></my-watch></template>') +
          fence('html', '<p><font-face></font-face></p>'),
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:11:3  error
        The sample uses \`<my-clok>\`, which no sample of this page defines.
        Hint: if it is meant to exist already, say \`given="my-clok"\` on the fence.

      p.mdx:18:11  error
        The sample uses \`<my-watch>\`, which no sample of this page defines.
        Hint: if it is meant to exist already, say \`given="my-watch"\` on the fence.

      2 errors, 0 warnings."
    `));
});

describe('commands', () => {
  test('use tasks and flags that the release has', async () =>
    expect(
      await verifyText(
        fence(
          'bash',
          '# builds\n$ npx stencil build --docs --prood && npm run x\nstencil biuld\nstencil test -- --spec\nstencil g my-thing',
        ) +
          fence('bash', 'npx stencil build --headless=new \\\n  --wach') +
          fence('json', '{\n  "scripts": {\n    "build": "stencil build --dosc"\n  }\n}') +
          'Run `stencil build --es6` or `npm i --save-exact`.\n',
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:7:28  error
        \`stencil\` has no flag \`--prood\`.
        Hint: did you mean \`--prod\`?

      p.mdx:8:9  error
        \`stencil\` has no task \`biuld\`.
        Hint: the tasks are \`build\`, \`docs\`, \`generate\`, \`g\`, \`help\`, \`info\`, \`prerender\`, \`serve\`, \`telemetry\`, \`test\`, \`version\`.

      p.mdx:14:3  error
        \`stencil\` has no flag \`--wach\`.
        Hint: did you mean \`--watch\`?

      p.mdx:19:29  error
        \`stencil\` has no flag \`--dosc\`.
        Hint: the flags are those of \`content/api/cli.json\`.

      p.mdx:23:20  error
        \`stencil\` has no flag \`--es6\`.
        Hint: did you mean \`--es5\`?

      5 errors, 0 warnings."
    `));

  test('are told when a release is too old for a flag', async () =>
    expect(
      await verifyText(fence('bash', 'stencil test --spec -i'), [v412, v2]),
    ).toMatchInlineSnapshot(`
      "p.mdx:6:21  error
        \`stencil\` has no flag \`-i\` in v2 (1 of 2 versions).
        Hint: it exists from 3.4.2 on.

      1 error, 0 warnings."
    `));

  test.each([
    ['npx stencil build --dev', [['build', '--dev']]],
    ['$ NODE_ENV=production stencil build | tee "a log"; echo stencil', [['build']]],
    ['npm run build -- --dev', []],
    ['yarn stencil docs \\\n  --ci', [['docs', '--ci']]],
    ['# npx stencil build', []],
    ['stencil build # --not-a-flag', [['build']]],
  ])('%j is read as %j', (shell, expected) =>
    expect(commandsIn(shell).map(({ words }) => words.map(({ text }) => text))).toEqual(expected),
  );
});

describe('names in inline code', () => {
  test('exist in the version that shows them', async () =>
    expect(
      await verifyText(
        'Write `@AttachInternals()` and `formAssociated: true`, or `@Prop()`.\n\nSee `enableCacheStats`, `@angular/core`, `extras.experimentalSlotFixes`, `--headless`, `AttachInternalsDecorator` and `width`.\n',
        [v412, v44, v2],
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:5:8  error
        \`@AttachInternals\` does not exist in v2–v4.4 (2 of 3 versions).
        Hint: it exists from 4.5.0 on; a page that must name it says so in a comment: \`<!-- absent: @AttachInternals -->\`.

      p.mdx:5:33  error
        \`formAssociated\` does not exist in v2–v4.4 (2 of 3 versions).
        Hint: it exists from 4.5.0 on; a page that must name it says so in a comment: \`<!-- absent: formAssociated -->\`.

      p.mdx:7:6  error
        \`enableCacheStats\` does not exist in v4.4–v4.12 (2 of 3 versions).
        Hint: it exists up to 3.4.2; a page that must name it says so in a comment: \`<!-- absent: enableCacheStats -->\`.

      p.mdx:7:43  error
        \`experimentalSlotFixes\` does not exist in v2 (1 of 3 versions).
        Hint: it exists from 4.1.0 on; a page that must name it says so in a comment: \`<!-- absent: experimentalSlotFixes -->\`.

      p.mdx:7:89  error
        \`AttachInternalsDecorator\` does not exist in v2–v4.4 (2 of 3 versions).
        Hint: it exists from 4.5.0 on; a page that must name it says so in a comment: \`<!-- absent: AttachInternalsDecorator -->\`.

      5 errors, 0 warnings."
    `));

  test('may be named as absent', async () =>
    expect(
      await verifyText(
        '<!-- absent: enableCacheStats, @AttachInternals -->\n\nGone: `enableCacheStats`, `@AttachInternals()`.\n',
        [v412, v44],
      ),
    ).toBe(nothing));

  test('that a page calls absent in vain are problems', async () =>
    expect(
      await verifyText('<!-- absent: formAssociated -->\n\nNew: `formAssociated`.\n'),
    ).toBe(`p.mdx:5:6  error
  The page says that \`formAssociated\` is absent, but names it in no version without it.
  Hint: take the name out of the comment.

1 error, 0 warnings.`));

  test('are public by the facts, not by their look', () => {
    const api = readApi(process.cwd());
    expect(publicName('@Prop({ mutable: true })', api)?.name).toBe('@Prop');
    expect(publicName('formAssociated: true', api)?.name).toBe('formAssociated');
    expect(publicName('config.enableCacheStats', api)?.name).toBe('enableCacheStats');
    expect(publicName('popover', api)).toBeUndefined();
    expect(publicName('npm install', api)).toBeUndefined();
    expect([...absentNames('<!-- absent: a, b\n c -->')]).toEqual(['a', 'b', 'c']);
  });
});

describe('the outline of a sample', () => {
  test('names its components with what their users see', () => {
    const { components, imports, exports, defined } = outlineCode(`
      import { Component } from '@stencil/core';
      import('./lazy');
      customElements.define('my-own', class {});
      @Component({ tag: 'my-list', shadow: true })
      export class MyList {
        @Prop() label!: string;
        @Prop() open = false;
        @State() inner = 1;
        @Event({ eventName: 'itemPicked' }) picked: EventEmitter<string>;
        @Method() async clear() {}
      }`);
    expect(components).toEqual([
      {
        tag: 'my-list',
        className: 'MyList',
        props: [
          { name: 'label', required: true },
          { name: 'open', required: false },
        ],
        events: [{ attribute: 'onItemPicked', member: 'picked' }],
        methods: ['clear'],
      },
    ]);
    expect(imports).toEqual(['@stencil/core', './lazy']);
    expect(exports).toEqual(['MyList']);
    expect(defined).toEqual(['my-own']);
  });
});
