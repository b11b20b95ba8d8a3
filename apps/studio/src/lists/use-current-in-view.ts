import { type RefObject, useEffect, useRef } from 'react';

/** For a row of tabs that is wider than a phone: the one that is open is moved into view. */
export function useCurrentInView(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab is open is read from the page
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return row;
}
