import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Width from which the sidebar is a column: the specification's 996 px are still narrow. */
export const wideScreen = '(min-width: 997px)';

/** Tells when the drawer opens and closes, and closes it when the view becomes wide. */
export function useDrawer(
  drawer: RefObject<HTMLElement | null>,
  onDrawer: (isOpen: boolean) => void,
): void {
  const report = useEffectEvent((isOpen: boolean) => onDrawer(isOpen));
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    // Before, not after: the browser gives the focus back while it closes the popover, and what is
    // inert cannot take it.
    const before = ({ newState, target }: ToggleEvent) => {
      if (target === element) flushSync(() => report(newState === 'open'));
    };
    const after = ({ newState, target }: ToggleEvent) => {
      if (target !== element) return;
      if (newState === 'open') element.querySelector('button')?.focus();
      else if (document.activeElement === document.body) findOpener(element)?.focus();
    };
    const wide = matchMedia(wideScreen);
    element.addEventListener('beforetoggle', before);
    element.addEventListener('toggle', after);
    wide.addEventListener('change', closePopovers);
    return () => {
      element.removeEventListener('beforetoggle', before);
      element.removeEventListener('toggle', after);
      wide.removeEventListener('change', closePopovers);
    };
  }, [drawer]);
}

const findOpener = ({ id }: HTMLElement) =>
  document.querySelector<HTMLElement>(`header [popovertarget="${id}"]`);

/** Closes every menu and the drawer. */
export function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}
