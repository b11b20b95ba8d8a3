import type { SlimBannerAnimated } from '@selvedge/contract/content/blocks/slim-banner-animated.ts';
import { useEffect, useRef, useState } from 'react';

/** Which line is shown, and for how long it goes on by itself. */
export function useTurns({ animationDelay, loopLimit }: Pick<SlimBannerAnimated, 'animationDelay' | 'loopLimit'>, count: number) {
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const turns = useRef(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (count < 2 || !isPlaying || isHeld) return;
    const timer = setInterval(() => {
      turns.current += 1;
      setShown((now) => (now + 1) % count);
      if (loopLimit && turns.current >= loopLimit * count) setPlaying(false);
    }, animationDelay);
    return () => clearInterval(timer);
  }, [count, isPlaying, isHeld, animationDelay, loopLimit]);
  return {
    shown,
    isPlaying,
    go: (by: 1 | -1) => setShown((now) => (now + by + count) % count),
    toggle: () => {
      turns.current = 0;
      setPlaying(!isPlaying);
    },
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
