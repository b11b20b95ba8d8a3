import { useEffect, useRef } from 'react';
import { overlays } from '../lib/overlays.ts';
import { addOverlayEntry } from './add-overlay-entry.ts';

/** While something is open over the page, the way back closes it and leads nowhere else. */
export function useBackCloses(close: () => void, isOpen = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let remove: (() => void) | undefined;
    // In the next task: what is taken away in the same moment leaves no trace.
    const timer = setTimeout(async () => {
      await overlays.going;
      if (!isOver) remove = addOverlayEntry(() => latest.current());
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      remove?.();
    };
  }, [isOpen]);
}
