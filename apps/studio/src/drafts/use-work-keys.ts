import { useEffect, useRef } from 'react';

type Keys = { save: () => void; undo: (() => void) | undefined; redo: (() => void) | undefined; onEscape?: () => void };

/** Control and S keeps the work, Control and Z goes a step back. In a field the steps are those of the field. */
export function useWorkKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { save, undo, redo, onEscape } = latest.current;
      if (event.key === 'Escape') onEscape?.();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isWriting = (event.target as Element).closest('input, textarea, [contenteditable="true"]') !== null;
      const key = event.key.toLowerCase();
      if (key === 's') save();
      else if (key === 'z' && !isWriting) (event.shiftKey ? redo : undo)?.();
      else if (key === 'y' && !isWriting) redo?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
