import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Translate } from '../http/texts-of.ts';
import type { FoundParcel } from '../parcel/list-parcels.ts';
import { retailTransactionTable } from '../retail/tables.ts';
import type { OrderParts } from './order-parts.ts';
import type { OrderRow } from './store.ts';
import { orderEventTable } from './tables.ts';

type Followed = {
  row: Pick<OrderRow, 'id' | 'currency' | 'number' | 'email' | 'shopperId'>;
  parts: Pick<OrderParts, 'parcels'>;
  t: Translate;
};

/** Everything that happened to an order and is its shopper's to know, newest first. */
export async function listTimeline(db: Db, { row, parts, t }: Followed): Promise<OrderMoment[]> {
  const events = await listEvents(db, row.id);
  const isState = ({ kind }: OrderMoment) => kind === 'state';
  const moments = [
    ...listParcelEvents(parts, t),
    ...events.filter((moment) => !isState(moment)),
    ...(await listCancellations(db, row.id)),
    ...(await listRefunds(db, row)),
    ...(await listStoreReceipts(db, row)),
    // What an order has become follows from all of that: everything is sent once the last parcel is.
    ...events.filter(isState),
  ];
  // Of two in one moment the later one of the list came later: a stable sort keeps it so when it is turned round.
  return moments.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).reverse();
}

const shownKinds = ['state', 'addressChanged', 'parcelLost', 'returnEvent'] as const;
type ReturnStep = Extract<OrderMoment, { kind: 'return' }>['step'];
type ReturnDetail = { type: ReturnStep; returnNumber: string };
const stepOf = ({ type, returnNumber }: ReturnDetail) => ({ step: type, returnNumber });

async function listEvents(db: Db, orderId: string): Promise<OrderMoment[]> {
  const shown = and(eq(orderEventTable.orderId, orderId), inArray(orderEventTable.kind, [...shownKinds]));
  const rows = await db.select().from(orderEventTable).where(shown).orderBy(asc(orderEventTable.id));
  return rows.map(({ kind, state, at: when, detail }) => {
    const at = when.toISOString();
    if (kind === 'parcelLost') return { kind, at, parcel: Number(detail?.parcel) };
    if (kind === 'returnEvent') return { kind: 'return', at, ...stepOf(detail as ReturnDetail) };
    return kind === 'state' ? { kind, orderState: state, at } : { kind: 'addressChanged', at };
  });
}

async function listCancellations(db: Db, orderId: string): Promise<OrderMoment[]> {
  const { rows } = await db.execute<{ at: Date | string; quantity: number }>(sql`
    select c.at, sum(l.quantity)::int as quantity from order_cancellation c
    join order_cancellation_line l on l.cancellation_id = c.id where c.order_id = ${orderId} group by c.id order by c.at`);
  return rows.map(({ at, quantity }) => ({ kind: 'cancellation', at: new Date(at).toISOString(), quantity }));
}

/** What staff have not agreed on yet is no promise. */
async function listRefunds(db: Db, { id, currency }: Followed['row']): Promise<OrderMoment[]> {
  const { rows } = await db.execute<{ at: Date | string; amount: string }>(sql`
    select coalesce(decided_at, asked_at) as at, amount from refund where order_id = ${id} and state = 'approved' order by 1`);
  return rows.map(({ at, amount }) => ({
    ...{ kind: 'refund', at: new Date(at).toISOString() },
    amount: { amount: toDecimal(Number(amount), currency), currency },
  }));
}

/** A till may have mistyped the number: a receipt of somebody else tells nothing here. */
async function listStoreReceipts(db: Db, { number, email, shopperId }: Followed['row']): Promise<OrderMoment[]> {
  const { orderNumber, createdAt, document } = retailTransactionTable;
  const isTheirs = or(
    shopperId === null ? undefined : eq(retailTransactionTable.shopperId, shopperId),
    email === null ? undefined : eq(retailTransactionTable.email, email.toLowerCase()),
  );
  if (!isTheirs) return [];
  const rows = await db
    .select({ createdAt, document })
    .from(retailTransactionTable)
    .where(and(eq(orderNumber, number), isTheirs))
    .orderBy(asc(createdAt));
  return rows.map(({ createdAt: at, document: { transactionType, storeName, uniqueReceiptId } }) => ({
    ...{ kind: 'storeReceipt', at: at.toISOString(), transactionType, storeName, uniqueReceiptId },
  }));
}

function listParcelEvents({ parcels }: Followed['parts'], t: Translate): OrderMoment[] {
  return parcels.flatMap(({ number, events }) =>
    onceSent(events.toReversed()).map(({ type, at, pickupAddress }) => ({
      ...{ kind: 'parcel' as const, at: at.toISOString(), parcel: number, eventtype: type, text: t(`parcel.event.${type}`) },
      ...(pickupAddress !== null && { pickupAddress }),
    })),
  );
}

/** The carrier tells of its own accord what the shop has told already: that a parcel is expected, and that it has left. */
function onceSent(events: FoundParcel['events']): FoundParcel['events'] {
  const left = events.findIndex(({ type }) => type === 'dispatch');
  return events.filter(({ type }, at) => left < 0 || at <= left || (type !== 'dispatch' && type !== 'orderCreated'));
}
