const mark = /^#y=(\d+)$/;

/** The scroll position lives in the hash, so that back, reload and a change of market come back to the same place. */
export function keepScroll(): void {
  const y = Math.round(scrollY);
  if (location.hash && !mark.test(location.hash)) return;
  const hash = y > 0 ? `#y=${y}` : '';
  if (location.hash !== hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** `again` is a return to a page seen before; otherwise a new page starts at its top, or at the anchor it names. */
export function restoreScroll(url: URL, again: boolean): void {
  letGo();
  const kept = Number(mark.exec(url.hash)?.[1] ?? 0);
  const anchor = url.hash && !mark.test(url.hash) ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
  // The new view is in the document only after React has painted it.
  requestAnimationFrame(() => {
    if (anchor) anchor.scrollIntoView();
    else if (again && kept > 0) holdPlace(kept);
    else scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Whoever goes on at once must not be carried to the place of the page that was left. */
let letGo = () => {};
const settleMs = 2000;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Rows above may come a moment later than the page; until the shopper moves, the place that was left stays where it is. */
function holdPlace(top: number): void {
  const place = () => scrollTo({ top, behavior: 'instant' });
  const resized = new ResizeObserver(place);
  const stop = () => {
    resized.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  };
  place();
  resized.observe(document.body);
  for (const move of moves) addEventListener(move, stop, { once: true, passive: true });
  setTimeout(stop, settleMs);
  letGo = stop;
}

export function watchScroll(debounceMs: number): void {
  history.scrollRestoration = 'manual';
  let timer = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(keepScroll, debounceMs);
    },
    { passive: true },
  );
  // A shopper who was quicker than the script has scrolled already.
  if (scrollY > 0 && location.hash === '') keepScroll();
}

export function withoutScroll(url: URL): string {
  return url.pathname + url.search + (mark.test(url.hash) ? '' : url.hash);
}
