import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a text field and its list box the keys and states of a combobox. `options` tells when the
 * options have changed, and `timesOpened` that they are on screen again: the first of them is then
 * the one that Enter opens.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: unknown,
  timesOpened: number,
): void {
  const combobox = useRef<Combobox>(undefined);
  useEffect(() => {
    if (!input.current || !list.current) return;
    const own = new Combobox(input.current, list.current, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: 'selected',
    });
    own.start();
    combobox.current = own;
    return () => own.destroy();
  }, [input, list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options start anew
  useEffect(() => {
    combobox.current?.resetSelection();
    const hasOptions = list.current?.querySelector('[role=option]') != null;
    input.current?.setAttribute('aria-expanded', String(hasOptions));
  }, [options, timesOpened]);
}
