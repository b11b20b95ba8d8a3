import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the editor of words below `box` is the real one. While its code is on its way Puck shows a stand-in that takes words as well, and
 * throws them away when the editor comes.
 */
export function useLoadedEditor(): { box: RefObject<HTMLDivElement | null>; isLoaded: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const shown = box.current;
    if (!shown) return undefined;
    const look = () => setLoaded(shown.querySelector('.ProseMirror') !== null);
    const observer = new MutationObserver(look);
    observer.observe(shown, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return { box, isLoaded };
}
