import { observer } from '@selvedge/domain/constants.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** For rows of products, which may grow when they come: a screen and a half ahead, so that what is being read below them stays where it is. */
export const rowsAhead = '150% 0px';

/** Whether an element has come near the screen; once it has, it stays near. */
export function useNear<T extends Element>(rootMargin: string = observer.rootMargin): { ref: RefObject<T | null>; isNear: boolean } {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin,
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isNear, rootMargin]);
  return { ref, isNear };
}
