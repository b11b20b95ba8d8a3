import { observer } from '@selvedge/domain/constants.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come near the screen; once it has, it stays near. */
export function useNear<T extends Element>(): { ref: RefObject<T | null>; isNear: boolean } {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: observer.rootMargin,
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
