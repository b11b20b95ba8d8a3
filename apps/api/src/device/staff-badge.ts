import { createHash, randomInt, randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { DeviceBadge, IssuedBadge } from '@selvedge/contract/studio/device-badges.ts';
import { badgeDigits, isWeakPin, writeBadge } from '@selvedge/domain/device/staff-badge.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { hashPassword } from '../identity/hash-password.ts';
import { staffTable } from '../identity/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { staffBadgeTable } from './tables.ts';

export async function listBadges({ db }: Ctx): Promise<DeviceBadge[]> {
  const rows = await db.select().from(staffBadgeTable).where(isNull(staffBadgeTable.endedAt)).limit(1_000);
  return rows.map(({ staffId, createdAt, createdBy }) => ({ staffId, created: createdAt.toISOString(), createdBy }));
}

/** Of two that are asked for at once the later one is good. */
export async function issueBadge(ctx: Ctx, staffId: string, pin: string): Promise<IssuedBadge> {
  if (isWeakPin(pin)) throw new ShopError('invalid_request', { pin: ['studio.badge_weak_pin'] });
  const pinHash = await hashPassword(pin);
  const code = writeBadge(Array.from({ length: badgeDigits - 2 }, () => randomInt(10)).join(''));
  const createdBy = staffOf(ctx);
  const { name } = await ctx.db.transaction(async (tx) => {
    const member = await lockMember(tx, staffId);
    await endBadge(tx, staffId, ctx.now);
    const row = { id: randomUUID(), staffId, codeHash: hashBadge(code), pinHash, createdBy, createdAt: ctx.now };
    await tx.insert(staffBadgeTable).values(row);
    await audit(tx, { at: ctx.now, who: createdBy, action: 'badge.issue', subject: member.email });
    return member;
  });
  return { staffId, name, code, created: ctx.now.toISOString(), createdBy };
}

export async function revokeBadge(ctx: Ctx, staffId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const member = await lockMember(tx, staffId, { isEndedToo: true });
    if (!(await endBadge(tx, staffId, ctx.now))) throw new ShopError('not_found', { badge: ['studio.badge_none'] });
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'badge.revoke', subject: member.email });
  });
}

export const hashBadge = (code: string): Buffer => createHash('sha256').update(`badge ${code}`).digest();

async function endBadge(tx: Db, staffId: string, now: Date): Promise<boolean> {
  const isInUse = and(eq(staffBadgeTable.staffId, staffId), isNull(staffBadgeTable.endedAt));
  const ended = await tx.update(staffBadgeTable).set({ endedAt: now }).where(isInUse).returning({ id: staffBadgeTable.id });
  return ended.length > 0;
}

async function lockMember(tx: Db, id: string, { isEndedToo = false } = {}) {
  const { email, name, endedAt } = staffTable;
  const [member] = await tx.select({ email, name, endedAt }).from(staffTable).where(eq(staffTable.id, id)).for('update');
  if (!member) throw new ShopError('not_found', { staff: ['studio.badge_no_colleague'] });
  if (member.endedAt && !isEndedToo) throw new ShopError('conflict', { staff: ['studio.badge_no_access'] });
  return member;
}
