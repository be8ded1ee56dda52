import type { DocTabs } from '../islands/doc-tabs.ts';

/** Notes what the author did to the open article; the function returned does it again to the next one. */
export function keepArticleState(): () => void {
  const [tabs, details] = [readTabs(), readDetails()];
  const { scrollX, scrollY } = window;
  return () => {
    for (const [name, element] of nameAll<DocTabs>('doc-tabs', tabsName))
      element.show(tabs.get(name));
    for (const [name, element] of nameAll<HTMLDetailsElement>('details', detailsName))
      element.open = details.get(name) ?? element.open;
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

const readTabs = () =>
  new Map(
    nameAll<DocTabs>('doc-tabs', tabsName).map(([name, tabs]) => [
      name,
      tabs.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.value,
    ]),
  );

const readDetails = () =>
  new Map(
    nameAll<HTMLDetailsElement>('details', detailsName).map(([name, { open }]) => [name, open]),
  );

const tabsName = (tabs: HTMLElement): string =>
  [...tabs.querySelectorAll<HTMLElement>('[role=tab]')].map(tab => tab.dataset.value).join();

const detailsName = (details: HTMLElement): string =>
  details.querySelector('summary')?.textContent ?? '';

/** Elements of the article by what they say; of those that say the same, by their order. */
function nameAll<T extends HTMLElement>(
  selector: string,
  nameOf: (element: T) => string,
): readonly (readonly [string, T])[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<T>(`article ${selector}`)].map(element => {
    const name = nameOf(element);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, element] as const;
  });
}
