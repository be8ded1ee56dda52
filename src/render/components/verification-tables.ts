import type { Element } from 'hast';
import * as v from 'valibot';
import { type SampleCounts, sumCounts } from '../../model/verification.ts';
import type { AreaMembers, VerificationReport } from '../../model/verification-report.ts';
import { element } from '../element.ts';
import type { JsxNode } from '../markup/jsx.ts';
import type { MarkupHandler } from '../markup/markup-handlers.ts';
import { report } from '../rendering.ts';
import type { AuthorComponent } from './author-component.ts';

const attributes = v.strictObject({
  /** Which of the two tables stands here. */
  of: v.picklist(['samples', 'members']),
});

/** The counts of the last verification, as tables. */
const renderVerificationTables: MarkupHandler<JsxNode> = (node, _state, rendering) => {
  const verification = node.data?.verification;
  if (!verification) {
    report(rendering, node, {
      message: 'Nothing is known of a verification',
      hint: 'run `npm run verify`; it writes content/verification.json.',
    });
    return undefined;
  }
  const of = node.attributes.find(each => 'name' in each && each.name === 'of')?.value;
  return of === 'members' ? membersTable(verification) : samplesTable(verification);
};

export const verificationTables: AuthorComponent = {
  attributes,
  render: renderVerificationTables,
};

const sampleColumns: readonly (readonly [string, keyof SampleCounts])[] = [
  ['As they stand', 'whole'],
  ['In a frame', 'framed'],
  ['Not compiled', 'unframed'],
  ['Meant to fail', 'failing'],
  ['Checked otherwise', 'other'],
  ['Compilations', 'compilations'],
];

function samplesTable({ sections }: VerificationReport): Element {
  const all = { section: 'All', counts: sumCounts(sections.map(({ counts }) => counts)) };
  return wrapTable(
    'Samples by section',
    ['Section', ...sampleColumns.map(([name]) => name)],
    [...sections, all].map(({ section, counts }) => [
      section,
      ...sampleColumns.map(([, key]) => format(counts[key])),
    ]),
  );
}

const membersTable = ({ areas, versions }: VerificationReport): Element =>
  wrapTable(
    'Described members by area and version',
    ['Area', ...versions],
    areas.map(({ area, counts }) => [area, ...counts.map(share)]),
  );

const share = ({ all, described }: AreaMembers['counts'][number]): string =>
  `${format(described)} of ${format(all)}`;

const format = (count: number): string => count.toLocaleString('en');

const wrapTable = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Element =>
  element(
    'div',
    {
      className: ['table-scroll', 'verification-table'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: `Table: ${name}`,
    },
    [
      element('table', {}, [
        element('thead', {}, [
          element(
            'tr',
            {},
            head.map(text => element('th', { scope: 'col' }, [text])),
          ),
        ]),
        element('tbody', {}, rows.map(toRow)),
      ]),
    ],
  );

const toRow = ([first = '', ...cells]: readonly string[]): Element =>
  element('tr', {}, [
    element('th', { scope: 'row' }, [first]),
    ...cells.map(text => element('td', {}, [text])),
  ]);
