import type { Answer } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { type DraftState, type draftOrders, draftStates, type FindDrafts } from '@selvedge/contract/studio/draft-orders.ts';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { showDraftRow } from './show-draft.ts';
import { listDraftLines, readDraftNumber } from './store.ts';
import { draftTable } from './tables.ts';

/** Those that changed last first. The counts are of everything else that was asked for, so that another state is one click away. */
export async function findDrafts(ctx: Ctx, asked: FindDrafts): Promise<Answer<typeof draftOrders.find>> {
  const { state, after, limit } = asked;
  const narrowed = whereOf(asked);
  const place = after === undefined ? undefined : readPlace(after);
  const later = place && sql`(${draftTable.changedAt}, ${draftTable.id}) < (${place.at}::timestamptz, ${place.id})`;
  const rows = await ctx.db
    .select()
    .from(draftTable)
    .where(and(narrowed, state && isIn(state, ctx.now), later))
    .orderBy(desc(draftTable.changedAt), desc(draftTable.id))
    .limit(limit + 1); // one more tells whether there is more
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const lines = Map.groupBy(
    await listDraftLines(
      ctx.db,
      shown.map(({ id }) => id),
    ),
    ({ draftId }) => draftId,
  );
  return {
    drafts: shown.map((row) => showDraftRow(row, lines.get(row.id) ?? [], ctx.now)),
    ...(last && { next: `${last.changedAt.getTime()}.${last.id}` }),
    counts: await countStates(ctx, narrowed),
  };
}

/** The same as `draftState`, for the database. */
function isIn(state: DraftState, now: Date): SQL {
  const { orderId, cancelledAt, openedAt, sentAt, expiresAt } = draftTable;
  const isLive = sql`${orderId} is null and ${cancelledAt} is null`;
  const isSent = sql`${isLive} and ${openedAt} is null and ${sentAt} is not null`;
  const states: Record<DraftState, SQL> = {
    draft: sql`${isLive} and ${sentAt} is null`,
    sent: sql`${isSent} and ${expiresAt} > ${now}`,
    expired: sql`${isSent} and ${expiresAt} <= ${now}`,
    opened: sql`${isLive} and ${openedAt} is not null`,
    paid: sql`${orderId} is not null`,
    cancelled: sql`${orderId} is null and ${cancelledAt} is not null`,
  };
  return states[state];
}

async function countStates({ db, now }: Ctx, where: SQL | undefined): Promise<Record<DraftState, number>> {
  const one = (state: DraftState) => sql<number>`count(*) filter (where ${isIn(state, now)})::int`;
  const counted = Object.fromEntries(draftStates.map((state) => [state, one(state)])) as Record<DraftState, SQL<number>>;
  const [counts] = await db.select(counted).from(draftTable).where(where);
  return counts!;
}

function whereOf({ search, market }: FindDrafts): SQL | undefined {
  return and(market === undefined ? undefined : eq(draftTable.market, market), search === '' ? undefined : matches(search));
}

function matches(search: string): SQL | undefined {
  const pattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const id = readDraftNumber(search);
  return or(
    id === undefined ? undefined : eq(draftTable.id, id),
    sql`lower(${draftTable.email}) like ${pattern(search.toLowerCase())}`,
    sql`${draftTable.orderNumber} like ${pattern(search.toUpperCase().replaceAll(' ', ''))}`,
  );
}

function readPlace(after: string): { at: Date; id: number } {
  const [, time, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(after) ?? [];
  if (!time || !id) throw new ShopError('invalid_request', { after: ['validation.invalid_value'] });
  return { at: new Date(Number(time)), id: Number(id) };
}
