import { ShopError } from '@selvedge/contract/error.ts';
import type { FindCases, CaseRow as ListedCase } from '@selvedge/contract/studio/cases.ts';
import type { CaseState } from '@selvedge/contract/support.ts';
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { staffOf } from '../http/staff-of.ts';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showRow } from './show-case.ts';
import { readCaseNumber } from './store.ts';
import { caseTable } from './tables.ts';

type Found = { cases: ListedCase[]; next?: string; counts: Record<CaseState, number> };

/** Those that changed last first. The counts are of everything else that was asked for, so that another state is one click away. */
export async function findCases(ctx: Ctx, asked: FindCases): Promise<Found> {
  const { state, after, limit } = asked;
  const narrowed = whereOf(ctx, asked);
  const place = after === undefined ? undefined : readPlace(after);
  const later = place && sql`(${caseTable.changedAt}, ${caseTable.id}) < (${place.at}::timestamptz, ${place.id})`;
  const where = and(narrowed, state && eq(caseTable.state, state), later);
  const order = [desc(caseTable.changedAt), desc(caseTable.id)];
  const rows = await ctx.db
    .select()
    .from(caseTable)
    .where(where)
    .orderBy(...order)
    .limit(limit + 1); // one more tells whether there is more
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    cases: rows.slice(0, limit).map(showRow),
    ...(last && { next: `${last.changedAt.getTime()}.${last.id}` }),
    counts: await countStates(ctx, narrowed),
  };
}

function whereOf(ctx: Ctx, { search, market, assigned }: FindCases): SQL | undefined {
  return and(
    market === undefined ? undefined : eq(caseTable.market, market),
    assigned === undefined ? undefined : eq(caseTable.assignedTo, assigned === 'own' ? staffOf(ctx) : ''),
    search === '' ? undefined : matches(ctx, search),
  );
}

function matches({ db }: Ctx, search: string): SQL | undefined {
  const pattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const number = pattern(search.toUpperCase().replaceAll(' ', ''));
  const id = readCaseNumber(search);
  return or(
    id === undefined ? undefined : eq(caseTable.id, id),
    sql`lower(${caseTable.email}) like ${pattern(search.toLowerCase())}`,
    sql`${caseTable.claimedOrder} like ${number}`,
    inArray(caseTable.orderId, db.select({ id: orderTable.id }).from(orderTable).where(sql`${orderTable.number} like ${number}`)),
  );
}

async function countStates({ db }: Ctx, where: SQL | undefined): Promise<Record<CaseState, number>> {
  const rows = await db.select({ state: caseTable.state, count: count() }).from(caseTable).where(where).groupBy(caseTable.state);
  const of = (state: CaseState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: of('open'), answered: of('answered'), closed: of('closed') };
}

function readPlace(after: string): { at: Date; id: number } {
  const [, time, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(after) ?? [];
  if (!time || !id) throw new ShopError('invalid_request', { after: ['validation.invalid_value'] });
  return { at: new Date(Number(time)), id: Number(id) };
}
