import type { YieldToEventLoop } from './create-yield.ts';

const slice = 8_192;

/**
 * The numbers below `count` in an order, sorted in slices that are then merged: a million bar codes sorted at once would
 * hold up every request for a second. Equal ones stay in the order of their numbers.
 */
export async function sortInSlices(
  count: number,
  compare: (a: number, b: number) => number,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Uint32Array<ArrayBuffer>> {
  let from = new Uint32Array(count);
  // What a million calls of a function would take is longer than a request may wait.
  for (let index = 0; index < count; index++) from[index] = index;
  for (let start = 0; start < count; start += slice) {
    from.subarray(start, start + slice).sort((a, b) => compare(a, b) || a - b);
    await yieldToEventLoop();
  }
  let to = new Uint32Array(count);
  for (let width = slice; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      await mergeRuns(
        { from, to, start, middle: Math.min(start + width, count), end: Math.min(start + 2 * width, count) },
        compare,
        yieldToEventLoop,
      );
    }
    [from, to] = [to, from];
  }
  return from;
}

type Runs = { from: Uint32Array; to: Uint32Array; start: number; middle: number; end: number };

async function mergeRuns(
  { from, to, start, middle, end }: Runs,
  compare: (a: number, b: number) => number,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  let left = start;
  let right = middle;
  for (let at = start; at < end; at++) {
    const takesLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
    to[at] = takesLeft ? from[left++]! : from[right++]!;
    if ((at & (slice - 1)) === 0) await yieldToEventLoop();
  }
}
