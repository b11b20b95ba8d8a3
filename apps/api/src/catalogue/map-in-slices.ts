import type { YieldToEventLoop } from './create-yield.ts';

/** A list of what is made for each number below `count`, in slices: for a hundred thousand at once every request would wait. */
export async function mapInSlices<T>(count: number, make: (at: number) => T, yieldToEventLoop: YieldToEventLoop): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at++) {
    made.push(make(at));
    if ((at & 0x7f) === 0) await yieldToEventLoop();
  }
  return made;
}
