import type { ElementContent } from 'hast';
import * as v from 'valibot';
import { didYouMean } from '../../model/did-you-mean.ts';
import { literalAttributes } from '../../model/literal.ts';
import type { FilledExample } from '../../model/live-example.ts';
import { element } from '../element.ts';
import type { JsxNode } from '../markup/jsx.ts';
import type { MarkupHandler } from '../markup/markup-handlers.ts';
import { type Rendering, report } from '../rendering.ts';
import type { AuthorComponent } from './author-component.ts';

const attributes = v.strictObject({
  /** Name of a folder of `content/examples`. */
  src: v.string(),
});

/** A component that runs in the page, above its source; the source alone until the browser has set it up. */
const renderLiveExample: MarkupHandler<JsxNode> = (node, state, rendering) => {
  const filled = node.data?.liveExample;
  const sources = state.all(node).filter(({ type }) => type === 'element');
  if (!filled?.example || !isSound(filled, node, rendering)) {
    if (!filled?.example) reportUnknown(filled, node, rendering);
    return undefined;
  }
  const { title, document } = filled.example;
  const [component, ...others] = sources;
  return element(
    'doc-example',
    {
      dataSrc: `${rendering.context.baseUrl}_/example/${document}#%release%`,
      dataLabel: `Live example: ${title}`,
    },
    [note, ...(component ? [component] : []), ...foldSources(others)],
  );
};

export const liveExample: AuthorComponent = { attributes, render: renderLiveExample };

/** One line for each state; styles show the one that holds. */
const note = element('p', { className: ['example-note'] }, [
  element('span', { dataWhen: 'waiting' }, [
    'With scripts switched on, this example runs here. Its source follows.',
  ]),
  element('span', { dataWhen: 'running' }, ['This example runs here, made from the source below.']),
  element('span', { dataWhen: 'failed' }, [
    'The example could not be started. Its source follows.',
  ]),
]);

const foldSources = (sources: readonly ElementContent[]): readonly ElementContent[] =>
  sources.length === 0
    ? []
    : [
        element('doc-details', {}, [
          element('details', {}, [
            element('summary', {}, ['The page and the styles of this example']),
            ...sources,
          ]),
        ]),
      ];

/** An example whose release is still to come is shown: until it is compiled, the browser says that it does not run. */
function isSound({ runs }: FilledExample, node: JsxNode, rendering: Rendering): boolean {
  const name = `The live example \`${literalAttributes(node).src}\``;
  if (runs === 'no')
    report(rendering, node, {
      message: `${name} cannot run`,
      hint: 'put it in a range of the versions that can run it; content/examples/examples.ts names them.',
    });
  if (runs === 'unknown')
    report(rendering, node, {
      message: `${name} is not compiled`,
      hint: 'run `npm run examples` once the release is among the toolchains.',
      severity: 'warning',
    });
  return runs !== 'no';
}

const reportUnknown = (
  filled: FilledExample | undefined,
  node: JsxNode,
  rendering: Rendering,
): void => {
  const name = String(literalAttributes(node).src ?? '');
  report(rendering, node, {
    message: `There is no live example \`${name}\``,
    hint: filled?.valid.length
      ? didYouMean(name, filled.valid)
      : 'add it to content/examples and run `npm run examples`.',
  });
};
