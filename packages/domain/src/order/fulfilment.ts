import type { Fulfilment, OrderState } from '@selvedge/contract/order-shape.ts';
import type { LinePieces } from './line-pieces.ts';

export type SentLine = LinePieces & { isDigital: boolean };

/** Nobody waits for these any more. */
const over: ReadonlySet<string> = new Set(['delivered', 'lost', 'uncollected']);

/** How far the sending of an order is. What is not sent at all has arrived; a lost parcel's pieces are to be sent again. */
export function fulfilmentOf(lines: readonly SentLine[], parcels: readonly { state: string }[]): Fulfilment {
  if (lines.every(({ quantity, cancelled }) => cancelled === quantity)) return 'cancelled';
  const sum = (count: (line: SentLine) => number) => lines.reduce((all, line) => all + (line.isDigital ? 0 : count(line)), 0);
  const wanted = sum(({ quantity, cancelled }) => quantity - cancelled);
  const [packed, shipped] = [sum((line) => line.packed), sum((line) => line.shipped)];
  if (shipped === wanted) return parcels.every(({ state }) => over.has(state)) ? 'delivered' : 'shipped';
  if (shipped > 0) return 'partlyShipped';
  if (packed === wanted) return 'packed';
  return packed > 0 ? 'partlyPacked' : 'open';
}

/** Everything that is not cancelled has left. */
export function isSentWhole(fulfilment: Fulfilment): boolean {
  return fulfilment === 'shipped' || fulfilment === 'delivered';
}

/** By the shopper: as long as nobody has begun to pack. */
export function canBeChanged({ state, fulfilment }: { state: OrderState; fulfilment: Fulfilment }): boolean {
  return state === 'placed' && fulfilment === 'open';
}
