import { type RefObject, useEffect, useState } from 'react';

/** Beyond the edges, so that scrolling does not show empty ground. */
const spare = 8;

/** Which rows of a long list of equal heights are in sight, and so need to exist. */
export function useRowWindow(box: RefObject<HTMLElement | null>, { count, height }: { count: number; height: number }) {
  const [view, setView] = useState({ top: 0, height: 900 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  const first = Math.max(0, Math.floor(view.top / height) - spare);
  const last = Math.min(count - 1, Math.ceil((view.top + view.height) / height) + spare);
  return { first, last, page: Math.max(1, Math.floor(view.height / height) - 2) };
}
