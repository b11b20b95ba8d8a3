import type { CarouselSettings } from '@selvedge/contract/content/carousel.ts';
import { carousel } from '@selvedge/domain/content/block-constants.ts';
import { type RefObject, useEffect, useState } from 'react';
import { autoplayDelay } from './autoplay-delay.ts';
import { scrollTrack, trackState } from './scroll-track.ts';

type Moves = Pick<CarouselSettings, 'autoplay' | 'autoplayAfter' | 'speed'>;

/** Where a row stands and how it moves on. It never moves for someone who prefers stillness, nor while it is being looked at closely. */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  { autoplay, autoplayAfter, speed = carousel.speed }: Moves,
  count: number,
) {
  const [{ page, pages }, setState] = useState({ page: 0, pages: 1 });
  const [isPlaying, setPlaying] = useState(autoplay);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (autoplay && matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, [autoplay]);

  useEffect(() => {
    const element = track.current;
    if (!element || count === 0) return;
    const read = () => setState((known) => same(known, trackState(element)));
    const resized = new ResizeObserver(read);
    resized.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [track, count]);

  useEffect(() => {
    if (!isPlaying || isHeld || pages < 2) return;
    const timer = setInterval(() => {
      const element = track.current;
      if (element && !document.hidden) scrollTrack(element, { to: (trackState(element).page + 1) % pages, speed });
    }, autoplayDelay(autoplayAfter));
    return () => clearInterval(timer);
  }, [track, isPlaying, isHeld, pages, autoplayAfter, speed]);

  const goTo = (to: number) => track.current && scrollTrack(track.current, { to, speed });
  return {
    page,
    pages,
    isPlaying,
    goTo,
    step: (by: 1 | -1) => goTo(Math.min(pages - 1, Math.max(0, page + by))),
    toggle: () => setPlaying(!isPlaying),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

const same = (known: { page: number; pages: number }, next: { page: number; pages: number }) =>
  known.page === next.page && known.pages === next.pages ? known : next;
