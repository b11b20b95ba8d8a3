import { ShopError } from '@selvedge/contract/error.ts';
import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { recordParcelEvent } from '../fulfilment/record-parcel-event.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { findParcel } from '../parcel/save-parcel.ts';
import { parcelTable } from '../parcel/tables.ts';
import { findReturnOnWay, trackReturn } from '../returns/track-return.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { CarrierEvent } from './carrier-port.ts';

type Noticed = { body: string; signature: string | undefined };

/** A carrier's word counts when it is signed. A parcel that is not known here is refused, so that the carrier tells it again later. */
export async function takeNotice(ctx: Ctx, { body, signature }: Noticed): Promise<string> {
  const { carrier } = ctx.ports;
  const notice = carrier?.readNotice(body, signature);
  if (!carrier || !notice) throw new ShopError('unauthorized');
  const { trackingNumber, event } = notice;
  const parcelId = await findParcelId(ctx.db, { trackingNumber, courier: carrier.name });
  if (parcelId !== undefined) await recordCarrierEvent(ctx, parcelId, event);
  else {
    const row = await findReturnOnWay(ctx.db, { trackingNumber, courier: carrier.name });
    if (!row) throw new ShopError('not_found');
    const actor = { db: ctx.db, now: ctx.now, who: 'carrier', isStaff: false };
    await trackReturn(actor, row, { type: event.type, at: new Date(event.at) });
  }
  return 'ok';
}

export async function recordCarrierEvent({ db, now }: Pick<Ctx, 'db' | 'now'>, parcelId: string, event: CarrierEvent): Promise<boolean> {
  const { id, at, expected, pickup } = event;
  const type = (await isForStore(db, parcelId)) ? typeOnWayToStore(event.type) : event.type;
  return recordParcelEvent(
    { db, now, who: 'carrier', isStaff: false },
    {
      ...{ parcelId, carrierEventId: `carrier:${id}`, type, at: new Date(at), pickup },
      ...(expected && { expected: { from: new Date(expected.from), to: new Date(expected.to) } }),
    },
  );
}

/** What arrives in one of our stores is not in the buyer's hands: the store says when it can be collected, and when it was. */
const typeOnWayToStore = (type: ParcelEventType): ParcelEventType =>
  type === 'delivered' || type === 'pickupReady' || type === 'outForDelivery' ? 'inTransit' : type;

async function isForStore(db: Db, parcelId: string): Promise<boolean> {
  const parcel = await findParcel(db, parcelId);
  const order = parcel && (await getOrderRow(db, parcel.orderId));
  return order?.document.shipments.some(({ deliveryType }) => deliveryType === 'store') ?? false;
}

async function findParcelId(db: Db, { trackingNumber, courier }: { trackingNumber: string; courier: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ id: parcelTable.id })
    .from(parcelTable)
    .where(and(eq(parcelTable.trackingNumber, trackingNumber), eq(parcelTable.courier, courier)));
  return row?.id;
}
