import { setImmediate } from 'node:timers/promises';

export type YieldToEventLoop = () => Promise<void> | undefined;

const longestSlice = 8;

/** Long work in slices: a request that arrives while the index is rebuilt must not wait for the whole of it. */
export function createYield(): YieldToEventLoop {
  let started = performance.now();
  return () => {
    if (performance.now() - started < longestSlice) return undefined;
    return setImmediate().then(() => {
      started = performance.now();
    });
  };
}
