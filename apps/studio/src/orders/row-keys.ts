import { type RefObject, useLayoutEffect } from 'react';
import { isTyping } from '../lib/shortcuts.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Arrows go through the rows, from wherever nothing is typed and from the search field. Space chooses the row that one is at. */
export function useRowKeys(list: RefObject<HTMLElement | null>, onChoose: (orderId: string) => void): void {
  // With the rows, not after they were painted: a key that is pressed as soon as they are seen would go nowhere.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
      const at = rows.indexOf(event.target);
      const mayStart = event.target.matches('[data-filter]')
        ? event.key === 'ArrowDown'
        : !isTyping(event.target) && isNowhere(event.target);
      const step = steps[event.key];
      if (step !== undefined && (at >= 0 || mayStart)) {
        rows[stepTo(at, step, rows.length)]?.focus();
        event.preventDefault();
      } else if (event.key === ' ' && at >= 0) {
        onChoose(rows[at]!.dataset.order!);
        event.preventDefault();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list, onChoose]);
}

export function stepTo(at: number, step: number, count: number): number {
  return Math.max(0, Math.min(count - 1, at + step));
}

/** On a link or a button arrows scroll, as everywhere. */
function isNowhere(target: HTMLElement): boolean {
  return target === document.body || target.matches('main');
}
