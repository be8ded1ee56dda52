import type { Root, RootContent } from 'mdast';
import type { PageKey } from '../model/link.ts';
import type { VerificationReport } from '../model/verification-report.ts';
import type { ApiSelection } from './api-selection.ts';
import { fillApiTable } from './fill-api-table.ts';
import { fillLiveExample } from './fill-live-example.ts';
import { type Filling, mapElements } from './map-elements.ts';
import type { LiveExamples } from './read-live-examples.ts';

/** What pages show beside their own words. Plain data: it crosses to worker threads. */
export interface SliceResources {
  /** What tables of the public surface are made from. */
  readonly api: ApiSelection;
  readonly examples: LiveExamples['examples'];
  /** What is told of the last verification. */
  readonly verification?: VerificationReport;
}

/** Which slice is completed, and with what. */
export interface SliceScope {
  readonly page: PageKey;
  readonly release: string;
  readonly resources: SliceResources;
}

/**
 * A slice with everything that its release says itself: rows of tables, what live examples run, counts.
 * It happens before slices are compared, so versions for which all of it is equal share an article.
 */
export function completeSlice(slice: Root, { page, release, resources }: SliceScope): Root {
  const { api, examples, verification } = resources;
  const fillings: Readonly<Record<string, Filling>> = {
    ApiTable: node => fillApiTable(node, { page, release, selection: api }),
    LiveExample: node => fillLiveExample(node, { release, examples }),
    VerificationTables: node =>
      ({ ...node, data: { ...node.data, ...(verification && { verification }) } }) as RootContent,
  };
  return mapElements(slice, fillings);
}
