import { randomUUID } from 'node:crypto';
import type { ReturnReason } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkLine } from '@selvedge/contract/studio/order-work.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import type { Random } from '../assortment/random.ts';
import type { HistoryShop } from './history-shop.ts';
import { weighted } from './plan-purchases.ts';

/** Something that is done about an order on a later day. */
export type Deed = { at: Date; run: (shop: HistoryShop) => Promise<readonly Deed[]> };

const reasons: readonly (readonly [ReturnReason, number])[] = [
  ...([
    ['tooSmall', 32],
    ['tooLarge', 26],
    ['changedMind', 22],
    ['notAsDescribed', 12],
    ['faulty', 4],
    ['arrivedLate', 4],
  ] as const),
];

/** What becomes of an order: packed and sent after a day, delivered, and of every fifth something sent back. A few are called off before. */
export function fulfilInHistory(orderId: string, { at, chances }: { at: Date; chances: Random }): Deed {
  if (chances.chance(0.025)) return { at: addDays(at, 0.3), run: (shop) => cancelOrder(shop, orderId) };
  const sentAt = addDays(at, 0.6 + chances.next());
  return { at: sentAt, run: (shop) => sendOrder(shop, { orderId, sentAt, chances }) };
}

async function cancelOrder({ staff }: HistoryShop, orderId: string): Promise<readonly Deed[]> {
  const desk = await staff();
  const { lines } = await desk(fulfilment.get, { body: { orderId } });
  const all = lines.filter(({ isDigital }) => !isDigital).map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  await desk(fulfilment.cancelLines, { body: { orderId, key: randomUUID(), lines: all, reason: 'Asked for by telephone' } });
  return [];
}

async function sendOrder({ staff }: HistoryShop, { orderId, sentAt, chances }: Sending): Promise<readonly Deed[]> {
  const desk = await staff();
  const { lines } = await desk(fulfilment.get, { body: { orderId } });
  const parcels: string[] = [];
  for (const { kind, locationId, pieces } of byPlace(lines)) {
    const packed = await desk(fulfilment.pack, { body: { orderId, key: randomUUID(), kind, locationId, lines: pieces } });
    const { parcelId } = packed.parcels.at(-1)!;
    const trackingNumber = `SV${chances.whole(10_000_000, 99_999_999)}`;
    await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'DHL', trackingNumber } });
    parcels.push(parcelId);
  }
  const deliveredAt = addDays(sentAt, 1.4 + chances.next() * 2);
  return [{ at: deliveredAt, run: (shop) => deliverOrder(shop, { orderId, parcels, deliveredAt, chances }) }];
}

type Sending = { orderId: string; sentAt: Date; chances: Random };
type Place = WorkLine['places'][number] & { pieces: { lineItemId: string; quantity: number }[] };

function byPlace(lines: readonly WorkLine[]): Place[] {
  const found = new Map<string, Place>();
  for (const { lineItemId, places } of lines) {
    for (const place of places) {
      const key = `${place.kind} ${place.locationId}`;
      const known = found.get(key) ?? { ...place, pieces: [] };
      known.pieces.push({ lineItemId, quantity: place.quantity });
      found.set(key, known);
    }
  }
  return [...found.values()];
}

type Delivery = { orderId: string; parcels: readonly string[]; deliveredAt: Date; chances: Random };

async function deliverOrder({ staff }: HistoryShop, { orderId, parcels, deliveredAt, chances }: Delivery): Promise<readonly Deed[]> {
  const desk = await staff();
  for (const parcelId of parcels) await desk(fulfilment.recordEvent, { body: { orderId, parcelId, key: randomUUID(), type: 'delivered' } });
  if (!chances.chance(0.21)) return [];
  const registeredAt = addDays(deliveredAt, 1 + chances.next() * 8);
  return [{ at: registeredAt, run: (shop) => returnLine(shop, { orderId, registeredAt, chances }) }];
}

async function returnLine(shop: HistoryShop, { orderId, registeredAt, chances }: { orderId: string; registeredAt: Date; chances: Random }) {
  const desk = await shop.staff();
  const { lines } = await desk(staffReturns.returnable, { body: { orderId } });
  const back = lines.find(({ quantity }) => quantity > 0);
  if (!back) return [];
  const [reason] =
    reasons[
      weighted(
        chances,
        reasons.map(([, weight]) => weight),
      )
    ]!;
  const wish = { lineItemId: back.lineItemId, quantity: 1, reason, words: '' };
  const { returnNumber } = await desk(staffReturns.register, { body: { orderId, key: randomUUID(), lines: [wish], method: 'dropOff' } });
  return [{ at: addDays(registeredAt, 3 + chances.next() * 4), run: (later: HistoryShop) => receiveReturn(later, returnNumber) }];
}

async function receiveReturn({ staff }: HistoryShop, returnNumber: string): Promise<readonly Deed[]> {
  const desk = await staff();
  const { returnId, places, lines } = await desk(staffReturns.get, { body: { returnNumber } });
  const { kind, locationId } = places[0]!;
  const taken = lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity, condition: 'asNew' as const, isRestocked: true }));
  await desk(staffReturns.receive, { body: { returnId, key: randomUUID(), kind, locationId, lines: taken, refused: [] } });
  return [];
}
