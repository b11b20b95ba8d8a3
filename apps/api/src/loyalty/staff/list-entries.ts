import type { PointsEntry } from '@selvedge/contract/studio/points.ts';
import { changeOf, type EntryKind } from '@selvedge/domain/loyalty/entry-books.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { occasionOf } from '../list-transactions.ts';

type Page = { accountId: string; before?: number | undefined; limit: number };
type Row = {
  id: string;
  at: Date | string;
  kind: EntryKind;
  points: string;
  reference: string;
  reason: string;
  who: string;
  balance: string;
  order_id: string | null;
  order_number: string | null;
};

/** The newest first, each with what could be spent after it: the sum runs over every entry before, also those of other pages. */
export async function listEntries(db: Db, { accountId, before, limit }: Page): Promise<PointsEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    select e.*, o.id as order_id, o.number as order_number from (
      select id, at, kind, points, reference, reason, who,
        sum(case when to_book = 'booked' then points when from_book = 'booked' then -points else 0 end) over (order by id) as balance
      from loyalty_entry where account_id = ${accountId}) e
    left join customer_order o on e.reference like 'order:%' and o.id = substr(e.reference, 7)
    where ${before ?? null}::bigint is null or e.id < ${before ?? null}::bigint
    order by e.id desc limit ${limit}`);
  return rows.map(({ id, at, kind, points, reference, reason, who, balance, order_id: orderId, order_number: orderNumber }) => {
    const booked = changeOf(kind, 'booked', Number(points));
    const occasion = occasionOf(reference);
    return {
      ...{ id: Number(id), date: new Date(at).toISOString(), kind, balance: Number(balance), orderNumber, reason, who },
      ...{ points: booked === 0 ? changeOf(kind, 'pending', Number(points)) : booked, isPending: booked === 0 },
      ...(orderId && { orderId }),
      ...(occasion && { occasion }),
      ...(reference.startsWith('payment:') && { isPayment: true }),
      ...(reference.startsWith('receipt:') && { receiptId: reference.slice('receipt:'.length) }),
    };
  });
}
