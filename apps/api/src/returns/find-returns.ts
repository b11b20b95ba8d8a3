import type { Answer } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import {
  type FindReturns,
  type ReturnRow as ListedReturn,
  type ReturnList,
  returnLists,
  type staffReturns,
} from '@selvedge/contract/studio/returns.ts';
import { openReturnStates } from '@selvedge/domain/returns/return-state.ts';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listReturnsById } from './list-returns.ts';
import { readPaid } from './read-paid.ts';
import { readReturnNumber, returnNumber } from './return-number.ts';
import { returnTable } from './tables.ts';

type FoundReturns = Answer<typeof staffReturns.find>;

const mostCounted = 10_000;

/** Those that are waited for oldest first: whoever waits longest is served first. Everything else newest first. */
export async function findReturns({ db }: Pick<Ctx, 'db'>, { state, search, market, limit, after }: FindReturns): Promise<FoundReturns> {
  const isOpen = search === '' && (state === 'open' || state === 'registered' || state === 'onItsWay');
  const at = isOpen ? returnTable.registeredAt : returnTable.changedAt;
  const place = after === undefined ? undefined : readPlace(after);
  const compare = isOpen ? sql.raw('>') : sql.raw('<');
  const { number: orderNumber, market: ofMarket } = orderTable;
  const rows = await db
    .select({ id: returnTable.id, at, orderNumber, market: ofMarket })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(
      and(
        search === '' ? isOn(state) : isSearched(search),
        market === undefined ? undefined : eq(orderTable.market, market),
        place && sql`(${at}, ${returnTable.id}) ${compare} (${place.at}::timestamptz, ${place.id}::uuid)`,
      ),
    )
    .orderBy(isOpen ? asc(at) : desc(at), isOpen ? asc(returnTable.id) : desc(returnTable.id))
    .limit(limit + 1); // one more tells whether there is more
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    returns: await showRows(db, shown),
    ...(last && { next: `${last.at.getTime()}.${last.id}` }),
    counts: await countReturns(db, market),
  };
}

function isOn(list: ReturnList): SQL | undefined {
  if (list === 'all') return undefined;
  return list === 'open' ? inArray(returnTable.state, [...openReturnStates]) : eq(returnTable.state, list);
}

function isSearched(search: string): SQL | undefined {
  const number = readReturnNumber(search);
  if (number) return and(eq(orderTable.number, number.orderNumber), eq(returnTable.number, number.number));
  const pattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${orderTable.number} like ${pattern(search.toUpperCase().replaceAll(' ', ''))}`,
    sql`lower(${orderTable.email}) like ${pattern(search.toLowerCase())}`,
  );
}

async function showRows(db: Db, rows: readonly { id: string; orderNumber: string; market: string }[]): Promise<ListedReturn[]> {
  const known = new Map(
    (
      await listReturnsById(
        db,
        rows.map(({ id }) => id),
      )
    ).map((each) => [each.id, each]),
  );
  const paid = await readPaid(db, [...known.values()]);
  return rows.map(({ id, orderNumber, market }) => {
    const row = known.get(id)!;
    return {
      ...{ returnId: id, returnNumber: returnNumber({ number: orderNumber }, row), orderId: row.orderId, orderNumber, market },
      returnState: paid.get(id)?.isThrough ? 'refunded' : row.state,
      isExchanged: row.state === 'received' && row.exchangeState === 'sent' && (paid.get(id)?.amount ?? 0) === 0,
      ...(row.pickupDay !== null && { pickupDay: row.pickupDay }),
      ...{ isWithdrawal: row.isWithdrawal, method: row.method, registered: row.registeredAt.toISOString() },
      pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}

async function countReturns(db: Db, market: string | undefined): Promise<FoundReturns['counts']> {
  const counts: FoundReturns['counts'] = {};
  for (const list of returnLists) {
    if (list === 'all') continue;
    const some = db
      .select({ id: returnTable.id })
      .from(returnTable)
      .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
      .where(and(isOn(list), market === undefined ? undefined : eq(orderTable.market, market)))
      .limit(mostCounted);
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${some} counted`);
    counts[list] = rows[0]!.count;
  }
  return counts;
}

function readPlace(after: string): { at: Date; id: string } {
  const [, time, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(after) ?? [];
  if (!time || !id) throw new ShopError('invalid_request', { after: ['validation.invalid_value'] });
  return { at: new Date(Number(time)), id };
}
