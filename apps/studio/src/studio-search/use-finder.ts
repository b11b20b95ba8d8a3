import { useCallback, useEffect, useState } from 'react';

/** Ctrl-K or Cmd-K from anywhere, also while one types. In the text of a page the same keys make a link. */
export function useFinder(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || (event.target instanceof HTMLElement && event.target.isContentEditable)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: useCallback(() => setOpen(true), []), close: useCallback(() => setOpen(false), []) };
}
