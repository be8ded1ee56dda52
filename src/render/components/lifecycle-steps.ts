/** The life of a component as data: the diagram and its text say the same. */

/** A call of the runtime, or something that happens to the element. */
export interface LifecycleStep {
  readonly name: string;
  /** What brings it about, or what it is for. */
  readonly note: string;
  readonly kind: 'call' | 'happening';
  /** Whether the runtime waits for a promise that it returns. */
  readonly awaited?: true;
}

/** A stretch of a component's life, and what leads out of it. */
export interface LifecyclePhase {
  readonly title: string;
  readonly steps: readonly LifecycleStep[];
  /** What comes after the last step. */
  readonly outcome: string;
}

const call = (name: string, note: string, awaited?: true): LifecycleStep => ({
  name: `${name}()`,
  note,
  kind: 'call',
  ...(awaited && { awaited }),
});

const happening = (name: string, note: string): LifecycleStep => ({
  name,
  note,
  kind: 'happening',
});

export const lifecyclePhases: readonly LifecyclePhase[] = [
  {
    title: 'Load, once',
    steps: [
      happening('Element added', 'to a document, the first time'),
      call('connectedCallback', 'each time it is added'),
      call('componentWillLoad', 'before the first render', true),
      call('componentWillRender', 'before each render', true),
      call('render', 'returns the JSX'),
      call('componentDidRender', 'after each render'),
      call('componentDidLoad', 'after its children, in lazy outputs'),
    ],
    outcome: 'It stays on the page.',
  },
  {
    title: 'Update, each time',
    steps: [
      happening('Property or state changed', 'a method with @Watch() has run'),
      call('componentShouldUpdate', 'may return false: no render'),
      call('componentWillUpdate', 'before each later render', true),
      call('componentWillRender', 'before each render', true),
      call('render', 'returns the JSX'),
      call('componentDidRender', 'after each render'),
      call('componentDidUpdate', 'after each later render'),
    ],
    outcome: 'The next change begins again at the top.',
  },
  {
    title: 'Leave and return',
    steps: [
      happening('Element removed', 'or moved elsewhere'),
      call('disconnectedCallback', 'each time it is removed'),
      happening('Element added again', 'the same element'),
      call('connectedCallback', 'each time it is added'),
    ],
    outcome: 'It does not load a second time; changes update it as before.',
  },
];
