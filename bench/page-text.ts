import type { Chance } from './chance.ts';
import { sampleOf } from './sample-text.ts';

/** How long a page is, and how many different texts it makes. */
export interface PageShape {
  readonly words: number;
  readonly fences: number;
  /** 1 to 3: the page is the same everywhere, differs from 3 on, or from 3 and again from 4 on. */
  readonly texts: number;
}

/** Words of the table, the list, the note and the headings of a page. */
const wordsBeside = 310;

/** The body of a made-up page: sections of prose, each with a sample, a table and a list among them. */
export function pageText(shape: PageShape, others: readonly string[], chance: Chance): string {
  const wordsOfSection = Math.floor((shape.words - wordsBeside) / shape.fences);
  const sections = Array.from({ length: shape.fences }, (_, index) =>
    [
      `## ${heading(index, chance)}`,
      ...paragraphs(wordsOfSection, others, chance),
      ...(index === 1 ? [table(chance)] : []),
      ...(index === 2 ? [`:::note\n\n${sentence(chance)}\n\n:::`] : []),
      ...(index === 3 ? [list(chance)] : []),
      sampleOf(index, chance),
    ].join('\n\n'),
  );
  return [...sections, ...rangedParts(shape.texts, chance)].join('\n\n');
}

/** Every part has a boundary of its own, so each one more makes one text more. */
const rangedParts = (texts: number, chance: Chance): readonly string[] =>
  ['3', '4']
    .slice(0, texts - 1)
    .map(release => `<Since v="${release}">\n\n${sentence(chance)}\n\n</Since>`);

function paragraphs(words: number, others: readonly string[], chance: Chance): readonly string[] {
  const made: string[] = [];
  for (let left = words; left > 0; ) {
    const sentences = Array.from({ length: 3 }, () => sentence(chance));
    const link = chance.below(3) === 0 ? ` See [${phrase(chance)}](${chance.pick(others)}).` : '';
    const text = sentences.join(' ') + link;
    left -= text.split(' ').length;
    made.push(text);
  }
  return made;
}

const heading = (index: number, chance: Chance): string => {
  const text = `${phrase(chance)} ${chance.pick(nouns)} ${index + 1}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const phrase = (chance: Chance): string => `${chance.pick(adjectives)} ${chance.pick(nouns)}`;

function sentence(chance: Chance): string {
  const [subject, object] = [phrase(chance), phrase(chance)];
  const code = `\`${chance.pick(names)}\``;
  const end = chance.pick([
    `when the ${chance.pick(nouns)} ${chance.pick(verbs)} it`,
    `with ${code} in the ${chance.pick(nouns)}`,
    `before any ${chance.pick(nouns)} of the **${phrase(chance)}** ${chance.pick(verbs)} ${code}`,
  ]);
  return `The ${subject} ${chance.pick(verbs)} the ${object} ${end}.`;
}

const table = (chance: Chance): string =>
  [
    '| Name | Default | What it does |',
    '|---|---|---|',
    ...names.slice(0, 6).map(name => `| \`${name}\` | \`false\` | ${sentence(chance)} |`),
  ].join('\n');

const list = (chance: Chance): string =>
  Array.from({ length: 5 }, () => `- ${sentence(chance)}`).join('\n');

const nouns = (
  'compiler component bundle module property event listener template attribute loader worker ' +
  'document element slot host lifecycle stylesheet task target package release test browser ' +
  'server route page registry decorator configuration output script graph cache'
).split(' ');
const adjectives = (
  'lazy public static shared nested reactive compiled local global scoped typed native hydrated ' +
  'encapsulated optional generated'
).split(' ');
const verbs = (
  'loads renders reads writes replaces registers watches compiles resolves emits wraps keeps ' +
  'checks updates removes'
).split(' ');
const names =
  'hydrateApp defineCustomElements componentWillLoad outputTargets taskQueue buildEs5 namespace @Prop @Event --prod'.split(
    ' ',
  );
