import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { FindWork, fulfilment, WorkRow, WorkState } from '@selvedge/contract/studio/fulfilment.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { orderProgress } from '@selvedge/domain/order/order-progress.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { showRow } from '../order/find-orders.ts';
import { listOldest } from '../order/list-oldest.ts';
import { listOrderLines } from '../order/order-parts.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import type { Ctx } from '../shop/ctx.ts';

type Work = Answer<typeof fulfilment.workList>;

const placed = (fulfilment: readonly string[]) =>
  sql`customer_order.state in ('placed', 'completed') and customer_order.fulfilment in (${sql.join(
    fulfilment.map((each) => sql`${each}`),
    sql`, `,
  )})`;

/** What stands on each list; each of them has an index to go by. */
const lists: Record<WorkState, SQL> = {
  toPack: sql`customer_order.state = 'placed' and customer_order.fulfilment in ('open', 'partlyPacked')`,
  toShip: sql`exists (select from parcel p where p.order_id = customer_order.id and p.state = 'packed')`,
  onTheWay: placed(['partlyShipped', 'shipped']),
  refundsWaiting: sql`customer_order.id in (select order_id from refund where state = 'waiting')`,
  moneyFailed: sql`customer_order.id in (select order_id from payment_change where state in ('refused', 'failed'))`,
  waitingForPayment: sql`customer_order.state = 'paymentProcessing'`,
  done: placed(['delivered']),
  all: sql`true`,
};

const counted: readonly WorkState[] = ['toPack', 'toShip', 'onTheWay', 'refundsWaiting', 'moneyFailed', 'waitingForPayment'];
const mostCounted = 10_000;

/** One list of the desk, oldest first: whoever waits longest is served first. */
export async function listWork({ db }: Pick<Ctx, 'db'>, { state, market, limit, after }: FindWork): Promise<Work> {
  const ofMarket = market === undefined ? sql`` : sql`and customer_order.market = ${market}`;
  const { rows, ...more } = await listOldest(db, { where: sql`${lists[state]} ${ofMarket}`, after, limit });
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await listOrderLines(db, ids), ({ orderId }) => orderId);
  const parcels = Map.groupBy(await listParcels(db, ids), ({ orderId }) => orderId);
  const orders = rows.map((row): WorkRow => {
    const own = lines.get(row.id) ?? [];
    return {
      ...showRow(row),
      fulfilment: row.fulfilment,
      progress: orderProgress({ ...row, lines: own }),
      openQuantity: own.reduce((sum, line) => sum + (line.isDigital ? 0 : openPieces(line)), 0),
      parcels: parcels.get(row.id)?.length ?? 0,
    };
  });
  return { orders, ...more, counts: await countWork(db, ofMarket) };
}

async function countWork(db: Db, ofMarket: SQL): Promise<Work['counts']> {
  const counts: Work['counts'] = {};
  for (const state of counted) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (select from customer_order where ${lists[state]} ${ofMarket} limit ${mostCounted}) counted`);
    counts[state] = rows[0]!.count;
  }
  return counts;
}
