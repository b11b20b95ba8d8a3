import { ShopError } from '@selvedge/contract/error.ts';
import type { FindReturns, ReturnRow as ListedReturn } from '@selvedge/contract/studio/returns.ts';
import { openReturnStates } from '@selvedge/domain/returns/return-state.ts';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listStaffReturns } from './show-staff-returns.ts';
import { returnTable } from './tables.ts';

/** Those that are waited for, oldest first; those that are over, newest first. */
export async function findReturns(
  ctx: Ctx,
  { state, market, limit, after }: FindReturns,
): Promise<{ returns: ListedReturn[]; next?: string }> {
  const isOpen = state === 'open';
  const at = isOpen ? returnTable.registeredAt : returnTable.changedAt;
  const place = after === undefined ? undefined : readPlace(after);
  const compare = isOpen ? sql.raw('>') : sql.raw('<');
  const rows = await ctx.db
    .select({ id: returnTable.id, orderId: returnTable.orderId, at })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(
      and(
        (isOpen ? inArray : notInArray)(returnTable.state, [...openReturnStates]),
        market === undefined ? undefined : eq(orderTable.market, market),
        place && sql`(${at}, ${returnTable.id}) ${compare} (${place.at}::timestamptz, ${place.id}::uuid)`,
      ),
    )
    .orderBy(isOpen ? asc(at) : desc(at), isOpen ? asc(returnTable.id) : desc(returnTable.id))
    .limit(limit + 1); // one more tells whether there is more
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const known = await listStaffReturns(ctx, [...new Set(shown.map(({ orderId }) => orderId))]);
  return {
    returns: shown.map(({ id }) => {
      const { lines, refusal: _refusal, changed: _changed, refundId: _refundId, ...row } = known.find(({ returnId }) => returnId === id)!;
      return { ...row, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
    }),
    ...(last && { next: `${last.at.getTime()}.${last.id}` }),
  };
}

function readPlace(after: string): { at: Date; id: string } {
  const [, time, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(after) ?? [];
  if (!time || !id) throw new ShopError('invalid_request', { after: ['validation.invalid_value'] });
  return { at: new Date(Number(time)), id };
}
