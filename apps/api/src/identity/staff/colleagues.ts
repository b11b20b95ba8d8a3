import { ShopError } from '@selvedge/contract/error.ts';
import type { Colleague, Role } from '@selvedge/contract/studio/team.ts';
import { and, eq, max, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { sessionTable, staffTable } from '../tables.ts';
import { endSessions } from './end-sessions.ts';
import { getOwnRow, type StaffRow } from './own-row.ts';
import { noSecondFactor } from './second-factor.ts';

export async function listColleagues(ctx: Ctx): Promise<Colleague[]> {
  const rows = await ctx.db
    .select({ staff: staffTable, lastSeenAt: max(sessionTable.lastSeenAt) })
    .from(staffTable)
    .leftJoin(sessionTable, and(eq(sessionTable.kind, 'staff'), sql`${sessionTable.subject} = ${staffTable.id}::text`))
    .groupBy(staffTable.id)
    .orderBy(sql`${staffTable.endedAt} is not null`, staffTable.name)
    .limit(1_000);
  return rows.map(({ staff, lastSeenAt }) => ({ ...show(staff), ...(lastSeenAt && { lastSeenAt: lastSeenAt.toISOString() }) }));
}

type Change = { id: string; role?: Role | undefined; stores?: string[] | undefined; isEnded?: boolean | undefined };

/** Another role, other stores, or no access any more. Nobody does it to themselves: a shop without an administrator could not be helped. */
export async function changeColleague(ctx: Ctx, { id, role, stores, isEnded }: Change): Promise<Colleague> {
  const me = await getOwnRow(ctx);
  if (id === me.id) throw new ShopError('conflict', { id: ['studio.not_yourself'] });
  if (stores) refuseUnknownStores(ctx, stores);
  return ctx.db.transaction(async (tx) => {
    const before = await lockColleague(tx, id);
    const endedAt = isEnded === undefined ? before.endedAt : isEnded ? (before.endedAt ?? ctx.now) : null;
    const after = { role: role ?? before.role, stores: stores ?? before.stores, endedAt };
    await tx.update(staffTable).set(after).where(eq(staffTable.id, id));
    if (endedAt) await endSessions(tx, { staffId: id, now: ctx.now });
    await audit(tx, {
      ...{ at: ctx.now, who: me.email, action: 'staff.change', subject: id },
      before: { role: before.role, stores: before.stores, access: before.endedAt === null },
      after: { role: after.role, stores: after.stores, access: endedAt === null },
    });
    return show({ ...before, ...after });
  });
}

export async function removeSecondFactor(ctx: Ctx, { id }: { id: string }): Promise<Colleague> {
  const me = await getOwnRow(ctx);
  // One's own goes only by a code of it, in `endSecondFactor`.
  if (id === me.id) throw new ShopError('conflict', { id: ['studio.not_yourself'] });
  return ctx.db.transaction(async (tx) => {
    const before = await lockColleague(tx, id);
    await tx.update(staffTable).set(noSecondFactor).where(eq(staffTable.id, id));
    await endSessions(tx, { staffId: id, now: ctx.now });
    await audit(tx, { at: ctx.now, who: me.email, action: 'staff.second-factor-off', subject: id });
    return show({ ...before, ...noSecondFactor });
  });
}

export function refuseUnknownStores({ content }: Pick<Ctx, 'content'>, stores: readonly string[]): void {
  const known = new Set(content.stores.map(({ id }) => id));
  if (stores.some((id) => !known.has(id))) throw new ShopError('conflict', { stores: ['studio.store_unknown'] });
}

async function lockColleague(tx: Db, id: string): Promise<StaffRow> {
  const [row] = await tx.select().from(staffTable).where(eq(staffTable.id, id)).for('update');
  if (!row) throw new ShopError('not_found');
  return row;
}

function show({ id, email, name, role, stores, totpSince, createdAt, endedAt }: StaffRow): Colleague {
  return {
    ...{ id, email, name, role, stores, hasSecondFactor: totpSince !== null, createdAt: createdAt.toISOString() },
    ...(endedAt && { endedAt: endedAt.toISOString() }),
  };
}
