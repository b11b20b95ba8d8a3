import { randomUUID } from 'node:crypto';
import type { Pickups, PickupWish } from '@selvedge/contract/studio/staff-carrier.ts';
import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { askCarrier } from './ask-carrier.ts';
import { listPickups, offeredDays } from './list-pickups.ts';
import { pickupTable } from './tables.ts';

/** Asks the carrier to fetch parcels at a place. Under the caller's key, so that an answer that was lost is no second car. */
export async function requestPickup(ctx: Ctx, wish: PickupWish): Promise<Pickups> {
  const { db, now } = ctx;
  const { key, day, kind, locationId, parcels } = wish;
  if (!(await offeredDays(ctx, { kind, locationId })).includes(day)) throw refuseOrder('day', 'order.pickup_day');
  const carrier = await askCarrier(ctx, async ({ name }) => name);
  const who = staffOf(ctx);
  await db.transaction(async (tx) => {
    const values = { ...wish, id: randomUUID(), state: 'asked', carrier, askedBy: who, askedAt: now } as const;
    const made = await tx.insert(pickupTable).values(values).onConflictDoNothing().returning();
    if (made.length === 0) return;
    await audit(tx, { at: now, who, action: 'parcel.pickup', subject: `${kind} ${locationId}`, after: { day, parcels, carrier } });
  });
  const [row] = await db.select({ state: pickupTable.state }).from(pickupTable).where(eq(pickupTable.key, key));
  if (row!.state === 'asked' || row!.state === 'failed') {
    // Taken back meanwhile, it stays so.
    const isOpen = and(eq(pickupTable.key, key), ne(pickupTable.state, 'cancelled'));
    const settle = (facts: Partial<typeof pickupTable.$inferInsert>) => db.update(pickupTable).set(facts).where(isOpen).returning();
    try {
      const { pickupId } = await askCarrier(ctx, (port) => port.requestPickup({ reference: key, day, locationId, parcels }));
      const settled = await settle({ state: 'confirmed', reference: pickupId });
      if (settled.length === 0) await askCarrier(ctx, (port) => port.cancelPickup({ reference: key }));
    } catch (error) {
      await settle({ state: 'failed' });
      throw error;
    }
  }
  return listPickups(ctx);
}
