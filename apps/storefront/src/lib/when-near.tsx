import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

/** How far from the screen something is near. */
const margin = '400px';
/** Whatever changes a page begins with one of these. */
const acts = ['click', 'change', 'submit', 'keydown', 'popstate'];

const sleepers = new Map<string, () => void>();
const near = new Set<string>();
let isAwake = false;
let isWatching = false;

/**
 * Leaves what the server drew around a product as it is until it comes near the screen: sixty tiles taken over at once hold up the first
 * touch of a slow phone, and most of them are never seen. Must be the only thing in its element.
 */
export function WhenNear({ product, children }: { product: string; children: ReactNode }) {
  return (
    <Suspense>
      <Sleep product={product}>{children}</Sleep>
    </Suspense>
  );
}

function Sleep({ product, children }: { product: string; children: ReactNode }) {
  // What the browser itself draws is drawn because somebody wants to see it.
  const isTakenOver = useSyncExternalStore(never, no, isInBrowser);
  // Asked a second time, something above has changed: who went on sleeping then would be taken off the page.
  if (isTakenOver && !isAwake && !near.has(product) && !sleepers.has(product)) throw sleep(product);
  return children;
}

/** What React waits for. */
type Wakeable = { then(wake: () => void): unknown };

const never = () => () => undefined;
const no = () => false;
/** Only ever asked while the page is drawn by the server or taken over. */
const isInBrowser = () => typeof document !== 'undefined';

/**
 * Not a promise: fifty of them, each with its listeners, took a browser that is being watched twenty milliseconds in one go, and a page is
 * judged by one that is.
 */
function sleep(product: string): Wakeable {
  if (!isWatching) setTimeout(watch);
  isWatching = true;
  const waiting = new Set<() => void>();
  let isWoken = false;
  sleepers.set(product, () => {
    isWoken = true;
    for (const wake of waiting) wake();
    waiting.clear();
  });
  // React asks a second time when what it drew is on the page; whoever has been woken in between must not sleep on.
  // biome-ignore lint/suspicious/noThenProperty: it is what React waits for
  return { then: (wake) => (isWoken ? queueMicrotask(wake) : waiting.add(wake)) };
}

/** A page has its products once, when it is taken over. */
function watch(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const { product = '' } = target.querySelector<HTMLElement>('[data-product]')?.dataset ?? {};
        // Before React has come to ask for it, too.
        near.add(product);
        sleepers.get(product)?.();
      }
    },
    { rootMargin: margin },
  );
  for (const product of document.querySelectorAll('[data-product]')) if (product.parentElement) seen.observe(product.parentElement);
  // From now on nobody falls asleep: what changes would have to wait for them. Those who sleep are woken by their turn, or by a change.
  for (const act of acts) addEventListener(act, () => (isAwake = true), { capture: true, once: true });
  // Who goes by keyboard meets what is far from the screen, too.
  addEventListener('keydown', wakeAll, { capture: true, once: true });
}

function wakeAll(): void {
  for (const wake of sleepers.values()) wake();
}
