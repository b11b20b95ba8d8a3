import { ShopError } from '@selvedge/contract/error.ts';
import type { KeptRedirect, RedirectRule } from '@selvedge/contract/studio/redirects.ts';
import { putRedirect } from '@selvedge/domain/redirect/put-redirect.ts';
import { redirectPath } from '@selvedge/domain/redirect/read-address.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showRedirect } from './show-redirect.ts';
import { redirectTable } from './tables.ts';

/** By staff. */
export function saveRedirect(ctx: Ctx, rule: RedirectRule): Promise<KeptRedirect> {
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    return writeRedirect(tx, ctx, rule);
  });
}

export async function removeRedirect(ctx: Ctx, { market, path }: Pick<RedirectRule, 'market' | 'path'>): Promise<{ status: 'OK' }> {
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.delete(redirectTable).where(at({ market, path })).returning();
    if (!before) throw new ShopError('not_found');
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'redirect.remove', subject: `${market}${path}`, before });
    await bumpRevision(tx, 'content');
  });
  return { status: 'OK' };
}

/** Call in a transaction that bumps the revision. */
export async function writeRedirect(tx: Db, ctx: Ctx, rule: RedirectRule): Promise<KeptRedirect> {
  const wanted = { ...rule, path: redirectPath(rule.path) };
  if ((wanted.target === '') !== (wanted.status === 410)) throw new ShopError('conflict', { status: ['studio.redirect_status'] });
  const known = await readNear(tx, wanted);
  const put = putRedirect(known, wanted);
  if (!put) throw new ShopError('conflict', { target: ['studio.redirect_loop'] });
  const who = staffOf(ctx);
  for (const each of put) {
    const row = { ...each, origin: 'staff' as const, changedAt: ctx.now, changedBy: who };
    await tx
      .insert(redirectTable)
      .values(row)
      .onConflictDoUpdate({ target: [redirectTable.market, redirectTable.path], set: row });
  }
  const before = known.find(({ market, path }) => market === wanted.market && path === wanted.path);
  await audit(tx, {
    ...{ at: ctx.now, who, action: 'redirect.save', subject: `${wanted.market}${wanted.path}` },
    ...{ ...(before && { before }), after: put[0]! },
  });
  const [row] = await tx.select().from(redirectTable).where(at(wanted));
  return showRedirect(row!);
}

/** The rules that a new one could touch: as far as its target leads, and those that lead to it. */
async function readNear(tx: Db, { market, path, target }: RedirectRule): Promise<RedirectRule[]> {
  const markets = market === '*' ? undefined : inArray(redirectTable.market, [market, '*']);
  const found = new Map<string, RedirectRule>();
  let paths = [path, target];
  while (paths.length > 0) {
    const rows = await tx
      .select({ market: redirectTable.market, path: redirectTable.path, target: redirectTable.target, status: redirectTable.status })
      .from(redirectTable)
      .where(and(markets, or(inArray(redirectTable.path, paths), eq(redirectTable.target, path))))
      .orderBy(sql`market`, sql`path`);
    const fresh = rows.filter((row) => !found.has(`${row.market} ${row.path}`));
    for (const row of fresh) found.set(`${row.market} ${row.path}`, row);
    paths = fresh.map((row) => row.target).filter((next) => next.startsWith('/'));
  }
  return [...found.values()];
}

const at = ({ market, path }: Pick<RedirectRule, 'market' | 'path'>) => and(eq(redirectTable.market, market), eq(redirectTable.path, path));
