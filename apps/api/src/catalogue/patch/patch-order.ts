import { lowerBound } from '../index/lower-bound.ts';

/** An order in which some products have another place now. Equal ones stand in the order of their numbers. */
export function patchOrder(
  order: Uint32Array<ArrayBuffer>,
  moved: ReadonlySet<number>,
  compare: (a: number, b: number) => number,
): Uint32Array<ArrayBuffer> {
  if (moved.size === 0) return order;
  const by = (a: number, b: number) => compare(a, b) || a - b;
  const rest = order.filter((product) => !moved.has(product));
  const next = new Uint32Array(order.length);
  let [from, to] = [0, 0];
  for (const product of [...moved].sort(by)) {
    const place = lowerBound(rest.length, (at) => by(rest[at]!, product) < 0);
    next.set(rest.subarray(from, place), to);
    to += place - from;
    next[to++] = product;
    from = place;
  }
  next.set(rest.subarray(from), to);
  return next;
}
