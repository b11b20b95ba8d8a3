import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { FindWork, fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkRow, WorkState } from '@selvedge/contract/studio/order-work.ts';
import { orderProgress } from '@selvedge/domain/order/order-progress.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { showRow } from '../order/find-orders.ts';
import { listOldest } from '../order/list-oldest.ts';
import { loadSending } from '../order/load-sending.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import type { Ctx } from '../shop/ctx.ts';

type Work = Answer<typeof fulfilment.workList>;

const begun = sql`customer_order.fulfilment in ('partlyPacked', 'packed', 'partlyShipped')`;
const packedParcel = sql`select true from parcel p where p.order_id = customer_order.id and p.state = 'packed'`;

/** What stands on each list, in the very words of its index (0150-lists-of-the-desk.sql): in others the whole table is read. */
const lists: Record<WorkState, SQL> = {
  toPack: sql`customer_order.state = 'placed' and customer_order.fulfilment in ('open', 'partlyPacked')`,
  // Asked of each order in turn: with `exists` every begun order is joined and sorted for a page of fifty.
  toShip: sql`${begun} and (${packedParcel} limit 1)`,
  onTheWay: sql`customer_order.state in ('placed', 'completed') and customer_order.fulfilment in ('partlyShipped', 'shipped')`,
  refundsWaiting: sql`customer_order.id in (select order_id from refund where state = 'waiting')`,
  moneyFailed: sql`customer_order.id in (select order_id from payment_change where state in ('refused', 'failed'))`,
  waitingForPayment: sql`customer_order.state = 'paymentProcessing'`,
  done: sql`customer_order.state in ('placed', 'completed') and customer_order.fulfilment = 'delivered'`,
  all: sql`true`,
};

/** All of them are counted, so here one join is cheaper than ten thousand questions. */
const countedAs: Record<WorkState, SQL> = { ...lists, toShip: sql`${begun} and exists (${packedParcel})` };
const counted: readonly WorkState[] = ['toPack', 'toShip', 'onTheWay', 'refundsWaiting', 'moneyFailed', 'waitingForPayment'];
const mostCounted = 10_000;

/** One list of the desk, oldest first: whoever waits longest is served first. */
export async function listWork({ db }: Pick<Ctx, 'db'>, { state, market, limit, after }: FindWork): Promise<Work> {
  const ofMarket = market === undefined ? sql`` : sql`and customer_order.market = ${market}`;
  const { rows, ...more } = await listOldest(db, { where: sql`${lists[state]} ${ofMarket}`, after, limit });
  const ids = rows.map(({ id }) => id);
  const sendingOf = await loadSending(db, rows);
  const parcels = Map.groupBy(await listParcels(db, ids), ({ orderId }) => orderId);
  const orders = rows.map((row): WorkRow => {
    const { lines, ...sending } = sendingOf(row);
    return {
      ...{ ...showRow(row), ...sending, progress: orderProgress({ ...row, lines }) },
      parcels: parcels.get(row.id)?.length ?? 0,
    };
  });
  return { orders, ...more, counts: await countWork(db, ofMarket) };
}

/** One question for all of them. */
async function countWork(db: Db, ofMarket: SQL): Promise<Work['counts']> {
  const columns = counted.map(
    (state) => sql`
      (select count(*)::int from (select from customer_order where ${countedAs[state]} ${ofMarket} limit ${mostCounted}) counted) as ${sql.identifier(state)}`,
  );
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0]!;
}
