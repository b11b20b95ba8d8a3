/** Screenfuls of a row, and the one that is seen. Counted from its beginning in either direction of reading. */
export function trackState({ scrollLeft, scrollWidth, clientWidth }: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const rest = scrollWidth - clientWidth;
  // A pixel or two is rounding, not something to scroll to.
  if (clientWidth <= 0 || rest < 4) return { page: 0, pages: 1 };
  const pages = Math.ceil((scrollWidth - 4) / clientWidth);
  return { page: Math.round((Math.abs(scrollLeft) / rest) * (pages - 1)), pages };
}

/** Scrolls to a screenful within `speed` milliseconds; at once for those who prefer stillness. */
export function scrollTrack(element: HTMLElement, { to, speed }: { to: number; speed: number }): void {
  const { pages } = trackState(element);
  const rest = element.scrollWidth - element.clientWidth;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const end = (pages > 1 ? (rest * to) / (pages - 1) : 0) * (isRtl ? -1 : 1);
  const start = element.scrollLeft;
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
  const began = performance.now();
  // Snapping would pull the row back at every step of the way.
  element.style.scrollSnapType = 'none';
  const move = (now: number) => {
    const done = duration > 0 ? Math.min(1, (now - began) / duration) : 1;
    element.scrollLeft = start + (end - start) * (1 - (1 - done) ** 3);
    if (done < 1) requestAnimationFrame(move);
    else element.style.scrollSnapType = '';
  };
  move(began);
}
