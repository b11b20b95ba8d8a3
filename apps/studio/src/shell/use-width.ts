import { useEffect, useRef, useState } from 'react';

/** How wide a stage is, at any time. */
export function useWidth() {
  const stage = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(0);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => setSpace(entry!.contentRect.width));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { stage, space };
}
