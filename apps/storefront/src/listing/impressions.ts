import { delays, observer } from '@selvedge/domain/constants.ts';

export type Impression = { productId: string; place: number };

const listeners = new Set<(impression: Impression) => void>();

/** Tells of every product that was really looked at. Who listens decides whether the visitor has agreed to being counted. @public */
export function onImpression(listener: (impression: Impression) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const enough = 0.5;

/** A tile counts once, when half of it has been in sight for a second. */
export function watchImpressions(grid: Element): () => void {
  const waiting = new Map<Element, number>();
  const seen = new WeakSet<Element>();
  const tiles = [...grid.querySelectorAll('[data-product]')];
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(waiting.get(target));
        if (intersectionRatio < enough || seen.has(target)) continue;
        waiting.set(
          target,
          window.setTimeout(() => {
            seen.add(target);
            watcher.unobserve(target);
            const productId = target.getAttribute('data-product') ?? '';
            for (const listener of listeners) listener({ productId, place: tiles.indexOf(target) + 1 });
          }, delays.productImpression),
        );
      }
    },
    { threshold: [...observer.thresholds] },
  );
  for (const tile of tiles) watcher.observe(tile);
  return () => {
    watcher.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
