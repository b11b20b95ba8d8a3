import { randomUUID } from 'node:crypto';
import type { PackParcel } from '@selvedge/contract/studio/fulfilment.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { packAt } from '../order/order-origins.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { hasParcel, insertParcel } from '../parcel/save-parcel.ts';

/** ORD-014 a parcel leaves one place. From now on its pieces can't be cancelled. */
export async function packParcel(actor: Actor, { orderId, key, kind, locationId, lines }: PackParcel): Promise<void> {
  const { now, who } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    if (await hasParcel(tx, { orderId, key })) return;
    if (order.state !== 'placed') throw refuseOrder('order', 'order.is_over');
    const moved = await moveLines(tx, { orderId, move: 'pack', lines });
    for (const { line, pieces: quantity } of moved) {
      if (line.isDigital) throw refuseOrder('lines', 'order.sent_digitally');
      await packAt(tx, { orderId, sku: line.sku, kind, locationId, quantity });
    }
    const packed = moved.map(({ line, pieces }) => ({ lineId: line.lineId, quantity: pieces }));
    const id = randomUUID();
    const number = await insertParcel(tx, { id, orderId, key, kind, locationId, packedAt: now, packedBy: who, lines: packed });
    await noteOrderEvent(tx, actor, { order, kind: 'packed', detail: { parcel: number, kind, locationId, lines } });
    await noteProgress(tx, order, now);
  });
}
