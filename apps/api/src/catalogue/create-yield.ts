import { setImmediate } from 'node:timers';

export type YieldToEventLoop = () => Promise<void> | undefined;

const longestSlice = 8;
const waiting: (() => void)[] = [];
let started = 0;

/**
 * Long work in slices: a request that arrives while the index is rebuilt must not wait for the whole of it. All such work takes turns, one slice
 * between two looks at what has arrived: a language, its supply and its prices are laid out at once, and three slices are no slice.
 */
export function createYield(): YieldToEventLoop {
  return () => {
    const spent = performance.now() - started;
    // Below zero only where the clock was set back under it: nobody would ever be answered otherwise.
    if (spent >= 0 && spent < longestSlice) return undefined;
    return new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(nextSlice);
    });
  };
}

function nextSlice(): void {
  started = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextSlice);
}
