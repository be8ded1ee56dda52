import { apiTable } from './api-table.ts';
import type { AuthorComponent } from './author-component.ts';
import { lifecycleDiagram } from './lifecycle-diagram.tsx';
import { liveExample } from './live-example.ts';
import { tabItem, tabs } from './tabs.tsx';
import { verificationTables } from './verification-tables.ts';

/** Every component that authors may write in a page, by name. */
export const authorComponents: Readonly<Record<string, AuthorComponent>> = {
  ApiTable: apiTable,
  LifecycleDiagram: lifecycleDiagram,
  LiveExample: liveExample,
  Tabs: tabs,
  TabItem: tabItem,
  VerificationTables: verificationTables,
};
