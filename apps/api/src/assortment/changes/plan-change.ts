import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { BulkAction, ChangeSet, Selection } from '@selvedge/contract/studio/changes.ts';
import { sql } from 'drizzle-orm';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getChange } from './get-change.ts';
import { runChange } from './run-change.ts';
import { selectionWhere } from './selection-where.ts';
import { changeSetTable } from './tables.ts';

const mostItems = 300_000;

/** Begins to work out what a bulk edit would do. Nothing of the assortment is changed by it. */
export async function planChange(ctx: Ctx, { selection, action }: { selection: Selection; action: BulkAction }): Promise<ChangeSet> {
  const { db, now } = ctx;
  refuseSenseless(ctx, action);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from product_find f where ${selectionWhere(selection, now)}`,
  );
  const total = rows[0]!.count;
  const each = 'markets' in action ? new Set(action.markets).size : 1;
  if (total === 0) throw new ShopError('invalid_request', { selection: ['studio.nothing_chosen'] });
  if (total * each > mostItems) throw new ShopError('invalid_request', { selection: ['studio.too_many_changes'] });
  const id = randomUUID();
  await db
    .insert(changeSetTable)
    .values({ id, who: staffOf(ctx), at: now, kind: 'bulk', asked: { selection, action }, state: 'planning', total, updatedAt: now });
  await runChange(db, { id, now });
  return getChange(ctx, id);
}

function refuseSenseless({ content, now }: Ctx, action: BulkAction): void {
  if (action.kind === 'leave') return;
  if (!('markets' in action)) {
    if (action.add.length + action.remove.length === 0) throw new ShopError('invalid_request', { add: ['validation.required'] });
    return;
  }
  const known = new Set(content.markets.map(({ id }) => id));
  if (action.markets.some((market) => !known.has(market)))
    throw new ShopError('invalid_request', { markets: ['validation.unknown_market'] });
  const until = 'until' in action ? action.until : undefined;
  const start = Math.max(now.getTime(), Date.parse(action.from ?? '') || 0);
  if (until !== undefined && Date.parse(until) <= start)
    throw new ShopError('invalid_request', { until: ['studio.ends_before_it_begins'] });
}
