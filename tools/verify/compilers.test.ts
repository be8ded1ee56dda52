import { describe, expect, test } from 'vitest';
import { fence, hasToolchains, v2, v44, v412, verifyText } from './verify-text.fixture.ts';

const nothing = '0 errors, 0 warnings.';

const card = `import { Component, Event, EventEmitter, Method, Prop, h } from '@stencil/core';

@Component({ tag: 'my-card' })
export class MyCard {
  @Prop() heading!: string;
  @Prop() level = 2;
  @Event() opened: EventEmitter<{ at: number }>;

  @Method()
  async open(): Promise<void> {
    this.opened.emit({ at: this.level });
  }

  render() {
    return <h2>{this.heading}</h2>;
  }
}`;

describe.skipIf(!hasToolchains)('a sample', { timeout: 120_000 }, () => {
  test('that compiles is no problem', async () =>
    expect(await verifyText(fence('tsx', card), [v412, v44, v2])).toBe(nothing));

  test('that names what a release does not have is a problem there alone', async () =>
    expect(
      await verifyText(
        fence(
          'tsx title="my-input.tsx"',
          `import { AttachInternals, Component } from '@stencil/core';

@Component({ tag: 'my-input', formAssociated: true })
export class MyInput {
  @AttachInternals() internals: ElementInternals;
}`,
        ),
        [v412, v44],
      ),
    ).toBe(`p.mdx:6:10  error
  The sample does not compile. TS2305: Module '"@stencil/core"' has no exported member 'AttachInternals' in v4.4 (1 of 2 versions).
  Hint: \`AttachInternals\` exists from 4.5.0 on; give the sample \`since\`, \`until\` or \`versions\`.

p.mdx:8:31  error
  The sample does not compile. TS2353: Object literal may only specify known properties, and 'formAssociated' does not exist in type 'ComponentOptions' in v4.4 (1 of 2 versions).
  Hint: \`formAssociated\` exists from 4.5.0 on; give the sample \`since\`, \`until\` or \`versions\`.

2 errors, 0 warnings.`));

  test('that is shown only where it compiles is no problem', async () =>
    expect(
      await verifyText(
        fence(
          'ts since=4.5',
          "import { AttachInternals } from '@stencil/core';\nexport { AttachInternals };",
        ),
        [v412, v44],
      ),
    ).toBe(nothing));

  test('with JSX needs its import of h', async () =>
    expect(
      await verifyText(fence('tsx', 'export const Hello = () => <p>Hello</p>;')),
    ).toMatchInlineSnapshot(`
      "p.mdx:6:29  error
        The sample does not compile. TS2874: This JSX tag requires 'h' to be in scope, but it could not be found.
        Hint: JSX needs \`import { h } from '@stencil/core'\`.

      1 error, 0 warnings."
    `));

  test('that breaks a rule of the toolchain itself is told so', async () =>
    expect(
      await verifyText(fence('tsx', card.replace("'my-card'", "'My-Card'"))),
    ).toMatchInlineSnapshot(`
      "p.mdx:8:20  error
        The sample does not compile. The toolchain says: Tag can not contain upper case characters. Please refer to https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name for more info.

      1 error, 0 warnings."
    `));

  test('that declares what it never uses would not build in a new project', async () =>
    expect(
      await verifyText(fence('tsx', card.replace('Component, Event', 'Component, State, Event'))),
    ).toMatchInlineSnapshot(`
      "p.mdx:6:21  error
        The sample does not compile. TS6133: 'State' is declared but its value is never read.

      1 error, 0 warnings."
    `));

  test('inside a list is placed by its own columns', async () =>
    expect(
      await verifyText('- item\n\n  ~~~ts\n  const a: string = 1;\n  export { a };\n  ~~~\n'),
    ).toMatchInlineSnapshot(`
      "p.mdx:8:9  error
        The sample does not compile. TS2322: Type 'number' is not assignable to type 'string'.

      1 error, 0 warnings."
    `));
});

describe.skipIf(!hasToolchains)('the samples of a page', { timeout: 120_000 }, () => {
  test('see each other by their titles', async () =>
    expect(
      await verifyText(
        fence('tsx title="src/components/my-card/my-card.tsx"', card) +
          fence(
            'tsx title="src/components/my-card/test/my-card.spec.tsx"',
            `import { newSpecPage } from '@stencil/core/testing';
import { MyCard } from '../my-card';

describe('my-card', () => {
  it('opens', async () => {
    const page = await newSpecPage({ components: [MyCard], html: '<my-card></my-card>' });
    expect(page.rootInstance.level).toBe(2);
  });
});`,
          ) +
          fence('ts', "import { cards } from './cards';\nexport { cards };"),
        [v412, v2],
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:36:23  error
        The sample does not compile. TS2307: Cannot find module './cards' or its corresponding type declarations.
        Hint: show the file in a sample of that title, or say \`given="./cards"\` on the fence.

      1 error, 0 warnings."
    `));

  test('may use the elements that they define, as they define them', async () =>
    expect(
      await verifyText(
        fence('tsx', card) +
          fence(
            'tsx',
            `import { h } from '@stencil/core';

export const Right = () => (
  <my-card heading="One" level={3} class="x" onOpened={event => console.log(event.detail.at.toFixed())}></my-card>
);
export const wrong = [<my-card heading={1}></my-card>, <my-card></my-card>, <my-crad></my-crad>];
const element: HTMLMyCardElement = document.querySelector('my-card');
element.open().then(() => element.close());`,
          ),
        [v412, v2],
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:30:32  error
        The sample does not compile. TS2322: Type 'number' is not assignable to type 'string'.

      p.mdx:30:57  error
        The sample does not compile. TS2322: Type '{}' is not assignable to type 'MyCard & HTMLAttributes<HTMLMyCardElement>': Property 'heading' is missing in type '{}' but required in type 'MyCard'.

      p.mdx:30:77  error
        The sample uses \`<my-crad>\`, which neither HTML nor a sample of this page defines.
        Hint: if it is meant to exist already, say \`given="my-crad"\` on the fence.

      p.mdx:32:35  error
        The sample does not compile. TS2551: Property 'close' does not exist on type 'HTMLMyCardElement'.
        Hint: did you mean \`closest\`?

      4 errors, 0 warnings."
    `));

  test('may use what a fence takes as given', async () =>
    expect(
      await verifyText(
        fence(
          'tsx given="their-button ./api some-library"',
          `import { h } from '@stencil/core';
import { read } from './api';
import { one } from 'some-library/deep';

export const Given = () => <their-button label={read(one)}></their-button>;`,
        ),
      ),
    ).toBe(nothing));
});

describe.skipIf(!hasToolchains)('what samples import', { timeout: 120_000 }, () => {
  test('is what a project has: tests, styles, companions', async () =>
    expect(
      await verifyText(
        fence('tsx title="src/components/my-card/my-card.tsx"', card) +
          fence(
            'ts title="src/components/my-card/my-card.e2e.ts"',
            `import { newE2EPage } from '@stencil/core/testing';

describe('my-card', () => {
  it('opens', async () => {
    const page = await newE2EPage({ html: '<my-card heading="A"></my-card>' });
    const card = await page.find('my-card >>> h2');
    const opened = await page.spyOnEvent('opened');
    await card.click();
    await page.waitForChanges();
    expect(opened).toHaveReceivedEventTimes(0);
    expect(card).toEqualText('A');
    expect((await page.compareScreenshot()).mismatchedPixels).toBe(0);
  });
});`,
          ) +
          fence(
            'tsx',
            `import { createStore } from '@stencil/store';
import { sass } from '@stencil/sass';
import { reactOutputTarget } from '@stencil/react-output-target';
import { transpile } from '@stencil/core/compiler';
import { createNodeLogger } from '@stencil/core/sys/node';
import { MockDocument } from '@stencil/core/mock-doc';
import styles from './a.css';
import type { Components } from '../components';

const { state } = createStore({ count: 0 });
export const heading: Components.MyCard['heading'] = styles + state.count.toFixed();
export const all = [sass(), reactOutputTarget, transpile, createNodeLogger, MockDocument];`,
          ) +
          fence(
            'jsx given="their-cards"',
            `import { useState } from 'react';
import { Cards } from 'their-cards';

export const App = () => {
  const [count, setCount] = useState(0);
  return <Cards onClick={() => setCount(count + 1)}><my-card heading="A"></my-card></Cards>;
};`,
          ),
        [v412, { name: 'v3', release: '3.4.2' }, v2],
      ),
    ).toBe(nothing));
});

describe.skipIf(!hasToolchains)('a configuration', { timeout: 120_000 }, () => {
  test('is held to its type', async () =>
    expect(
      await verifyText(
        fence(
          'ts title="stencil.config.ts"',
          "export const config = {\n  namespace: 'app',\n  outputTargets: [{ type: 'ww' }],\n};",
        ) +
          fence('ts title="stencil.config.ts"', 'export const settings = {};') +
          fence('ts title="prerender.config.ts"', "export const config = { crawlUrls: 'yes' };"),
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:6:1  error
        The sample does not compile. TS1360: Type '{ namespace: string; outputTargets: { type: string; }[]; }' does not satisfy the expected type 'StencilConfig': Type '{ type: string; }' is missing the following properties from type 'OutputTargetDistTypes': dir, typesDir.

      p.mdx:12:1  error
        The sample does not compile. TS2304: Cannot find name 'config'.
        Hint: a sample with this title exports a \`config\`.

      p.mdx:15:1  error
        The sample does not compile. TS1360: Type '{ crawlUrls: string; }' does not satisfy the expected type 'PrerenderConfig': Type 'string' is not assignable to type 'boolean'.

      3 errors, 0 warnings."
    `));

  test('knows the traps of a release', async () =>
    expect(
      await verifyText(
        fence(
          'ts title="stencil.config.ts" fails="TS2353"',
          `import { Config } from '@stencil/core';

export const config: Config = { devServer: { pingRoute: '/ping' } };`,
        ),
        [{ name: 'next', release: '4.13.0' }],
      ),
    ).toBe(nothing));
});

describe.skipIf(!hasToolchains)('a fragment', { timeout: 120_000 }, () => {
  test('compiles inside the frame that it names', async () =>
    expect(
      await verifyText(
        fence(
          'tsx frame=member',
          "@Prop({ reflect: true }) name: string;\n\n@Watch('name')\nrename(next: string) {\n  console.log(next);\n}",
        ) +
          fence(
            'tsx frame=render this="name: string; items: string[]"',
            '<p>{this.name}</p>\n<ul>\n  {this.items.map(item => <li>{item}</li>)}\n</ul>',
          ) +
          fence(
            'tsx frame=render this="name: string;"',
            '// says hello\nconst greeting = this.name.trim();\nreturn <Host>{greeting}</Host>;',
          ) +
          fence('ts frame=config', "taskQueue: 'async',\nextras: { lifecycleDOMEvents: true },"),
        [v412, v2],
      ),
    ).toBe(nothing));

  test('inside a frame is checked like a whole sample', async () =>
    expect(
      await verifyText(
        fence('tsx frame=member', '@AttachInternals() internals: ElementInternals;') +
          fence('tsx frame=render', '<p>{this.name}</p>') +
          fence('ts frame=config', "taskQueue: 'sync',"),
        [v44],
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:6:2  error
        The sample does not compile. TS2304: Cannot find name 'AttachInternals'.
        Hint: \`AttachInternals\` exists from 4.5.0 on; give the sample \`since\`, \`until\` or \`versions\`.

      p.mdx:9:10  error
        The sample does not compile. TS2339: Property 'name' does not exist on type 'SampleFrame'.
        Hint: name what the fragment uses but does not show: \`this="name: string"\`, with its real type.

      p.mdx:12:1  error
        The sample does not compile. TS2820: Type '"sync"' is not assignable to type '"async" | "immediate" | "congestionAsync"'.
        Hint: did you mean \`async\`?

      3 errors, 0 warnings."
    `));

  test('without a frame is told which there are', async () =>
    expect(await verifyText(fence('tsx', '@Prop() name: string;'))).toMatchInlineSnapshot(`
      "p.mdx:6:8  error
        The sample does not compile. TS1146: Declaration expected.
        Hint: a fragment says what surrounds it: \`frame=render\`, \`frame=member\`, \`frame=config\` or \`frame=none why="…"\`.

      1 error, 0 warnings."
    `));
});

describe.skipIf(!hasToolchains)('a sample that is meant to fail', { timeout: 120_000 }, () => {
  test('must fail, as it says', async () =>
    expect(
      await verifyText(
        fence('ts fails="TS2322"', 'const a: string = 1;\nexport { a };') +
          fence(
            'ts fails="not assignable to type \'string\'"',
            'const a: string = 1;\nexport { a };',
          ) +
          fence('ts fails=TS2322', "const a: string = 'x';\nexport { a };") +
          fence('ts fails=TS2304', 'const a: string = 1;\nexport { a };') +
          fence('ts fails', 'const a: string = 1;\nexport { a };'),
      ),
    ).toMatchInlineSnapshot(`
      "p.mdx:14:1  error
        The sample is meant to fail with "TS2322", but does not.
        Hint: name a code or a part of the message, \`fails="TS2353"\`; show the sample only in the versions where it fails.

      p.mdx:18:1  error
        The sample is meant to fail with "TS2304", but does not.
        Hint: name a code or a part of the message, \`fails="TS2353"\`; show the sample only in the versions where it fails.

      p.mdx:18:7  error
        The sample does not compile. TS2322: Type 'number' is not assignable to type 'string'.

      p.mdx:22:1  error
        The sample says \`fails\` without saying how.
        Hint: name a code or a part of the message, \`fails="TS2353"\`; show the sample only in the versions where it fails.

      p.mdx:22:7  error
        The sample does not compile. TS2322: Type 'number' is not assignable to type 'string'.

      5 errors, 0 warnings."
    `));
});
