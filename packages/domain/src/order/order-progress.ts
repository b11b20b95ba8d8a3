import type { Fulfilment, OrderProgress, OrderState } from '@selvedge/contract/order-shape.ts';
import type { LinePieces } from './line-pieces.ts';

type Followed = { state: OrderState; fulfilment: Fulfilment; lines: readonly LinePieces[] };

/** ORD-013 what a shopper reads of an order: its state, and what the four states do not tell. */
export function orderProgress({ state, fulfilment, lines }: Followed): OrderProgress {
  if (state === 'cancelled' || state === 'paymentProcessing') return state;
  const sum = (count: (line: LinePieces) => number) => lines.reduce((all, line) => all + count(line), 0);
  const returned = sum((line) => line.returned);
  if (returned > 0) return returned === sum(({ quantity, cancelled }) => quantity - cancelled) ? 'returned' : 'partlyReturned';
  if (fulfilment === 'open' || fulfilment === 'partlyPacked') return sum((line) => line.cancelled) > 0 ? 'partlyCancelled' : 'placed';
  return fulfilment === 'cancelled' ? 'cancelled' : fulfilment;
}
