import { randomInt } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { DevicePlace, IssuedCode, StaffDevice } from '@selvedge/contract/studio/devices.ts';
import { codeLength, codeLetters, codeMinutes, writeCode } from '@selvedge/domain/device/device-code.ts';
import { and, arrayContains, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { getMarket } from '../http/get-market.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { storeTable } from '../store/tables.ts';
import { hashCode } from './enrol-device.ts';
import { showStaffDevice } from './show-device.ts';
import { type DeviceRow, deviceTable } from './tables.ts';

type Shop = { shopUrl: string };

/** ISO-015, ISO-016 The same key again is the same device: pressed twice, one stands in the list. */
export async function createDevice(ctx: Ctx, { key: id, ...place }: DevicePlace & { key: string }, shop: Shop): Promise<IssuedCode> {
  await checkPlace(ctx, place);
  await ctx.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(deviceTable)
      .values({ id, ...place, createdBy: staffOf(ctx), createdAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (created) await note(tx, ctx, { action: 'device.create', row: created });
  });
  return issueCode(ctx, id, shop);
}

export async function changeDevice(ctx: Ctx, id: string, place: DevicePlace): Promise<StaffDevice> {
  await checkPlace(ctx, place);
  const row = await ctx.db.transaction(async (tx) => {
    const before = await getLocked(tx, id);
    refuseRevoked(before);
    const set = { ...place, terminalId: place.terminalId ?? null };
    const [changed] = await tx.update(deviceTable).set(set).where(eq(deviceTable.id, id)).returning();
    await note(tx, ctx, { action: 'device.change', row: changed!, before });
    return changed!;
  });
  return showStaffDevice(ctx.db, row);
}

/** A code that was given out before is good no longer. */
export async function issueCode(ctx: Ctx, id: string, { shopUrl }: Shop): Promise<IssuedCode> {
  const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  const until = new Date(ctx.now.getTime() + codeMinutes * 60_000);
  const row = await ctx.db.transaction(async (tx) => {
    refuseRevoked(await getLocked(tx, id));
    const set = { codeHash: hashCode(code), codeUntil: until };
    const [changed] = await tx.update(deviceTable).set(set).where(eq(deviceTable.id, id)).returning();
    await note(tx, ctx, { action: 'device.code', row: changed! });
    return changed!;
  });
  // Behind the hash sign it reaches no server and no log.
  const setupUrl = `${shopUrl}/${row.market}/setup#code=${code}`;
  return { device: await showStaffDevice(ctx.db, row), code: writeCode(code), expires: until.toISOString(), setupUrl };
}

/** Twice is once. */
export async function revokeDevice(ctx: Ctx, id: string): Promise<StaffDevice> {
  const row = await ctx.db.transaction(async (tx) => {
    const before = await getLocked(tx, id);
    if (before.revokedAt) return before;
    const set = { revokedAt: ctx.now, codeHash: null, codeUntil: null };
    const [changed] = await tx.update(deviceTable).set(set).where(eq(deviceTable.id, id)).returning();
    await note(tx, ctx, { action: 'device.revoke', row: changed! });
    return changed!;
  });
  return showStaffDevice(ctx.db, row);
}

async function checkPlace(ctx: Ctx, { market, storeId }: DevicePlace): Promise<void> {
  const { id } = getMarket(ctx.content, market);
  const isThere = and(eq(storeTable.id, storeId), arrayContains(storeTable.markets, [id]));
  const [store] = await ctx.db.select({ id: storeTable.id }).from(storeTable).where(isThere);
  if (!store) throw new ShopError('not_found', { storeId: ['studio.device_no_store'] });
}

async function getLocked(tx: Db, id: string): Promise<DeviceRow> {
  const [row] = await tx.select().from(deviceTable).where(eq(deviceTable.id, id)).for('update');
  if (!row) throw new ShopError('not_found', { device: ['studio.device_unknown'] });
  return row;
}

function refuseRevoked({ revokedAt }: DeviceRow): void {
  if (revokedAt) throw new ShopError('conflict', { device: ['studio.device_revoked'] });
}

type Noted = { action: string; row: DeviceRow; before?: DeviceRow };

async function note(tx: Db, ctx: Ctx, { action, row, before }: Noted): Promise<void> {
  const show = ({ id, name, market, storeId, terminalId }: DeviceRow) => ({ id, name, market, storeId, terminalId });
  await audit(tx, {
    ...{ at: ctx.now, who: staffOf(ctx), action, subject: row.name, after: show(row) },
    ...(before && { before: show(before) }),
  });
}
