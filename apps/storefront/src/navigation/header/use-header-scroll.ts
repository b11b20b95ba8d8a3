import { delays } from '@selvedge/domain/constants.ts';
import { type RefObject, useEffect } from 'react';
import { throttle } from '../../lib/throttle.ts';

const jitter = 6;

/** The header leaves on the way down and returns on the way up; it never leaves while it is being used. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last = scrollY;
    const follow = () => {
      const y = Math.max(0, scrollY);
      element.toggleAttribute(
        'data-scrolled',
        element.offsetTop > 0 ? y > element.offsetTop - 1 && element.getBoundingClientRect().top <= 0 && y > 8 : y > 8,
      );
      if (Math.abs(y - last) < jitter) return;
      element.toggleAttribute('data-away', y > last && y > innerHeight / 3 && !element.contains(document.activeElement));
      last = y;
    };
    follow();
    const onScroll = throttle(follow, delays.throttle);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);
}
