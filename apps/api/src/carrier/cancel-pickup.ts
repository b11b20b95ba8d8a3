import { ShopError } from '@selvedge/contract/error.ts';
import type { Pickups } from '@selvedge/contract/studio/staff-carrier.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import { listPickups } from './list-pickups.ts';
import { pickupTable } from './tables.ts';

/** The carrier is told first: what it did not hear stays asked for, and is taken back by pressing again. Taken back twice, it is so once. */
export async function cancelPickup(ctx: Ctx, { id }: { id: string }): Promise<Pickups> {
  const { db, now } = ctx;
  const [row] = await db.select().from(pickupTable).where(eq(pickupTable.id, id));
  if (!row) throw new ShopError('not_found');
  const { key: reference, day, kind, locationId, state, parcels } = row;
  if (state === 'cancelled') return listPickups(ctx);
  if (state === 'failed' || day < utcDay(now)) throw refuseOrder('pickup', 'order.pickup_over');
  await askCarrier(ctx, (port) => port.cancelPickup({ reference }));
  await db.transaction(async (tx) => {
    const isOpen = and(eq(pickupTable.id, id), ne(pickupTable.state, 'cancelled'));
    const changed = await tx.update(pickupTable).set({ state: 'cancelled' }).where(isOpen).returning();
    if (changed.length === 0) return;
    const subject = `${kind} ${locationId}`;
    await audit(tx, { at: now, who: staffOf(ctx), action: 'parcel.cancel-pickup', subject, before: { day, parcels, state } });
  });
  return listPickups(ctx);
}
