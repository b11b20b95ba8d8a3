import type { FindOrders, FoundOrder, StaffOrderRow } from '@selvedge/contract/studio/orders.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { loadSending } from './load-sending.ts';
import { cutPage, readPlace } from './page-of-orders.ts';
import { listOrders, type OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

export async function findOrders(ctx: Ctx, asked: FindOrders): Promise<{ orders: FoundOrder[]; next?: string }> {
  const { search, market, state, from, to, after, limit } = asked;
  const where = and(
    market === undefined ? undefined : eq(orderTable.market, market),
    state === undefined ? undefined : eq(orderTable.state, state),
    from === undefined ? undefined : gte(orderTable.placedAt, new Date(from)),
    to === undefined ? undefined : lt(orderTable.placedAt, addDays(new Date(to), 1)),
    search === '' ? undefined : beginsWith(search),
  );
  const { rows, ...more } = cutPage(await listOrders(ctx.db, { where, after: readPlace(after), limit: limit + 1 }), limit);
  const sendingOf = await loadSending(ctx.db, rows);
  const orders = rows.map((row): FoundOrder => {
    const { lines, ...sending } = sendingOf(row);
    return { ...showRow(row), ...sending };
  });
  return { orders, ...more };
}

/** Each of the four has an index over the beginnings of its texts. */
function beginsWith(search: string): SQL | undefined {
  const pattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const low = pattern(search.toLowerCase());
  const { number, email, firstName, lastName } = orderTable;
  return or(
    sql`${number} like ${pattern(search.toUpperCase().replaceAll(' ', ''))}`,
    sql`lower(${email}) like ${low}`,
    sql`lower(${firstName} || ' ' || ${lastName}) like ${low}`,
    sql`lower(${lastName} || ' ' || ${firstName}) like ${low}`,
  );
}

export function showRow({ id, number, state, market, placedAt, total, currency, quantity, firstName, lastName }: OrderRow): StaffOrderRow {
  return {
    ...{ orderId: id, orderNumber: number, orderState: state, market, created: placedAt.toISOString(), quantity },
    total: { amount: toDecimal(total, currency), currency },
    buyer: [firstName, lastName && `${[...lastName][0]}.`].filter(Boolean).join(' '),
  };
}
