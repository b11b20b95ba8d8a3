import type { DeviceStaff } from '@selvedge/contract/device-staff.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { isBadge, mostWrongPins, staffMinutes } from '@selvedge/domain/device/staff-badge.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { verifyPassword } from '../identity/hash-password.ts';
import { staffTable } from '../identity/tables.ts';
import type { CallingDevice, Ctx, StaffAtDevice } from '../shop/ctx.ts';
import { hashBadge } from './staff-badge.ts';
import { deviceStaffTable, staffBadgeTable } from './tables.ts';

/** Every refusal in the same words: whoever has found a badge learns nothing of it. */
const refused = () => new ShopError('not_found', { badge: ['device.badge_refused'] });

export async function signInWithBadge(ctx: Ctx, { badge, pin }: { badge: string; pin: string }): Promise<DeviceStaff> {
  const device = getDevice(ctx);
  const found = isBadge(badge) ? await countTry(ctx.db, badge) : undefined;
  if (!(await verifyPassword(found?.pinHash, pin)) || !found) {
    if (found && found.failures >= mostWrongPins) await block(ctx, found);
    throw refused();
  }
  const until = new Date(ctx.now.getTime() + staffMinutes * 60_000);
  await ctx.db.transaction(async (tx) => {
    await tx.update(staffBadgeTable).set({ failures: 0 }).where(eq(staffBadgeTable.id, found.id));
    const session = { badgeId: found.id, since: ctx.now, until };
    await tx
      .insert(deviceStaffTable)
      .values({ deviceId: device.id, ...session })
      .onConflictDoUpdate({ target: deviceStaffTable.deviceId, set: session });
    await note(tx, { ctx, device, who: found.email, action: 'device.sign-in' });
  });
  return { name: found.name, seconds: staffMinutes * 60 };
}

export function lookAtStaff(ctx: Ctx): { staff?: DeviceStaff } {
  const { staff } = getDevice(ctx);
  return staff ? { staff: { name: staff.name, seconds: Math.ceil((staff.until.getTime() - ctx.now.getTime()) / 1000) } } : {};
}

/** Also when nobody is: a clear does not ask first. */
export async function signOutOfDevice(ctx: Ctx): Promise<void> {
  const { device } = ctx;
  if (!device) return;
  await ctx.db.transaction(async (tx) => {
    const ended = await tx.delete(deviceStaffTable).where(eq(deviceStaffTable.deviceId, device.id)).returning();
    if (ended.length > 0 && device.staff) await note(tx, { ctx, device, who: device.staff.email, action: 'device.sign-out' });
  });
}

/** With a badge that is still good, of somebody who still has access, and not for longer than they may. */
export async function findStaffAt(db: Db, deviceId: string, now: Date): Promise<StaffAtDevice | undefined> {
  const { id, name, email, role } = staffTable;
  const [row] = await db
    .select({ id, name, email, role, until: deviceStaffTable.until })
    .from(deviceStaffTable)
    .innerJoin(staffBadgeTable, eq(staffBadgeTable.id, deviceStaffTable.badgeId))
    .innerJoin(staffTable, eq(staffTable.id, staffBadgeTable.staffId))
    .where(and(eq(deviceStaffTable.deviceId, deviceId), gt(deviceStaffTable.until, now), isGood));
  return row;
}

const isGood = and(isNull(staffBadgeTable.endedAt), isNull(staffTable.endedAt));

/** Counted before it is looked at: a hundred guesses at the same moment must not all be the first. */
async function countTry(db: Db, badge: string) {
  const isIt = eq(staffBadgeTable.codeHash, hashBadge(badge));
  const mayTry = and(isIt, isNull(staffBadgeTable.endedAt), lt(staffBadgeTable.failures, mostWrongPins));
  const [counted] = await db
    .update(staffBadgeTable)
    .set({ failures: sql`${staffBadgeTable.failures} + 1` })
    .where(mayTry)
    .returning({ id: staffBadgeTable.id, staffId: staffBadgeTable.staffId });
  if (!counted) return undefined;
  const { pinHash, failures } = staffBadgeTable;
  const [found] = await db
    .select({ id: staffBadgeTable.id, pinHash, failures, name: staffTable.name, email: staffTable.email })
    .from(staffBadgeTable)
    .innerJoin(staffTable, eq(staffTable.id, staffBadgeTable.staffId))
    .where(and(eq(staffBadgeTable.id, counted.id), isNull(staffTable.endedAt)));
  return found;
}

async function block({ db, now, device }: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const isInUse = and(eq(staffBadgeTable.id, id), isNull(staffBadgeTable.endedAt));
    const ended = await tx.update(staffBadgeTable).set({ endedAt: now }).where(isInUse).returning({ id: staffBadgeTable.id });
    if (ended.length > 0)
      await audit(tx, { at: now, who: 'device', action: 'badge.block', subject: email, after: { device: device?.name } });
  });
}

type Noted = { ctx: Ctx; device: CallingDevice; who: string; action: string };

async function note(tx: Db, { ctx, device, who, action }: Noted): Promise<void> {
  const { id, name, storeId } = device;
  await audit(tx, { at: ctx.now, who, action, subject: name, after: { id, storeId } });
}

function getDevice({ device }: Ctx): CallingDevice {
  if (!device) throw new ShopError('unauthorized');
  return device;
}
