import type { RootContent } from 'mdast';
import type { ComponentType, ReactNode } from 'react';
import type { Node } from 'unist';
import type * as v from 'valibot';
import type { Literal } from '../../model/literal.ts';
import type { JsxNode } from '../markup/jsx.ts';
import type { MarkupHandler } from '../markup/markup-handlers.ts';
import type { Complaint } from '../rendering.ts';

/** A component that authors may write in a page: `<Tabs groupId="framework">`. */
export interface AuthorComponent {
  // biome-ignore lint/suspicious/noExplicitAny: the schema beside it says what its properties are
  readonly Component?: ComponentType<any>;
  /** Makes the component's elements itself, when they have ids, links or problems of their own. */
  readonly render?: MarkupHandler<JsxNode>;
  /** What it is in plain Markdown; what it holds, when left out. `inside` makes that plain. */
  readonly toMarkdown?: (node: JsxNode, inside: Inside) => RootContent[];
  /** What may be written as attributes. */
  readonly attributes: v.GenericSchema<unknown, Readonly<Record<string, Literal | undefined>>>;
  /** Name of the component that this one is a part of. */
  readonly partOf?: string;
  /** Its parts, as they stand in the page. */
  readonly findParts?: (node: JsxNode) => readonly Node[];
  /** Problems that lie between the attributes and the children. */
  readonly check?: (node: JsxNode, attributes: Attributes) => readonly PlacedComplaint[];
}

type Inside = (nodes: readonly RootContent[]) => RootContent[];

export type Attributes = Readonly<Record<string, unknown>>;

/** A complaint about a node of the page's tree. */
export interface PlacedComplaint extends Complaint {
  readonly at: Node;
}

export type WithChildren<Properties> = Properties & { readonly children?: ReactNode };
