import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import * as v from 'valibot';
import type { AuthorComponent } from './author-component.ts';
import { type LifecyclePhase, type LifecycleStep, lifecyclePhases } from './lifecycle-steps.ts';

const [width, height, gap] = [256, 50, 18];
const columnGap = 26;
const headroom = 34;

const topOf = (index: number): number => headroom + index * (height + gap);
const leftOf = (column: number): number => column * (width + columnGap);

/** The lifecycle as a drawing in three columns, and the same in words below it. */
function LifecycleDiagram() {
  const most = Math.max(...lifecyclePhases.map(({ steps }) => steps.length));
  const size = { width: leftOf(lifecyclePhases.length) - columnGap, height: topOf(most) };
  return (
    <figure className="lifecycle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="lifecycle-scroll" tabIndex={0} aria-label="Lifecycle diagram">
        <svg
          viewBox={`-1 -1 ${size.width + 2} ${size.height + 2}`}
          role="img"
          aria-labelledby="lifecycle-title lifecycle-text"
        >
          <title id="lifecycle-title">The lifecycle of a component</title>
          <desc id="lifecycle-text">
            Three columns of boxes, read downwards: how a component loads once, how it updates at
            each change, and how it leaves a page and returns. The list below says the same.
          </desc>
          {lifecyclePhases.map((phase, column) => (
            <Column key={phase.title} phase={phase} left={leftOf(column)} />
          ))}
        </svg>
      </section>
      <figcaption>
        <details>
          <summary>The lifecycle in words</summary>
          {lifecyclePhases.map(phase => (
            <PhaseList key={phase.title} phase={phase} />
          ))}
        </details>
      </figcaption>
    </figure>
  );
}

const Column = ({ phase, left }: { phase: LifecyclePhase; left: number }) => (
  <g transform={`translate(${left} 0)`}>
    <text className="lifecycle-phase" x={width / 2} y={16}>
      {phase.title}
    </text>
    {phase.steps.map((step, index) => (
      <Step key={step.name} step={step} top={topOf(index)} isLast={!phase.steps[index + 1]} />
    ))}
  </g>
);

function Step({ step, top, isLast }: { step: LifecycleStep; top: number; isLast: boolean }) {
  const middle = width / 2;
  const bottom = top + height;
  return (
    <>
      <rect
        className={`lifecycle-${step.kind}`}
        y={top}
        width={width}
        height={height}
        rx={step.kind === 'call' ? 6 : height / 2}
      />
      <text className="lifecycle-name" x={middle} y={top + 21}>
        {step.name}
      </text>
      <text className="lifecycle-note" x={middle} y={top + 40}>
        {step.awaited ? `${step.note} · awaited` : step.note}
      </text>
      {!isLast && (
        <path className="lifecycle-arrow" d={`M${middle} ${bottom}v${gap - 2}m-4-5 4 5 4-5`} />
      )}
    </>
  );
}

const PhaseList = ({ phase }: { phase: LifecyclePhase }) => (
  <>
    <p>{phase.title}:</p>
    <ol>
      {phase.steps.map(({ name, note, kind, awaited }) => (
        <li key={name}>
          {kind === 'call' ? <code>{name}</code> : name}, {note}
          {awaited && awaitedNote}
        </li>
      ))}
    </ol>
    <p>{phase.outcome}</p>
  </>
);

/** The drawing's own words, where there is no drawing. */
const lifecycleToMarkdown = (): RootContent[] =>
  lifecyclePhases.flatMap(({ title, steps, outcome }): RootContent[] => [
    paragraph({ type: 'strong', children: [{ type: 'text', value: title }] }),
    { type: 'list', ordered: true, spread: false, children: steps.map(stepToMarkdown) },
    paragraph({ type: 'text', value: outcome }),
  ]);

const stepToMarkdown = ({ name, note, kind, awaited }: LifecycleStep): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [
    paragraph(
      { type: kind === 'call' ? 'inlineCode' : 'text', value: name },
      { type: 'text', value: `, ${note}${awaited ? awaitedNote : ''}` },
    ),
  ],
});

const awaitedNote = '; a promise that it returns is awaited';

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

export const lifecycleDiagram: AuthorComponent = {
  Component: LifecycleDiagram,
  toMarkdown: lifecycleToMarkdown,
  attributes: v.strictObject({}),
};
