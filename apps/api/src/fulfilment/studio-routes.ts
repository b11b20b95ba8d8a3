import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import type { RefundLimits } from '@selvedge/domain/order/refund-limit.ts';
import type { FastifyInstance } from 'fastify';
import { fromReplica } from '../http/from-replica.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../order/note-order-event.ts';
import type { Ctx } from '../shop/ctx.ts';
import { addNote } from './add-note.ts';
import { cancelLines } from './cancel-lines.ts';
import { decideRefund } from './decide-refund.ts';
import { getParcel } from './get-parcel.ts';
import { getWork } from './get-work.ts';
import { listWork } from './list-work.ts';
import { loseParcel } from './lose-parcel.ts';
import { staffActor } from './order-actors.ts';
import { packParcel } from './pack-parcel.ts';
import { recordParcelEvent } from './record-parcel-event.ts';
import { refundOrder } from './refund-order.ts';
import { resendMail } from './resend-mail.ts';
import { resendParcel } from './resend-parcel.ts';
import { retryChange } from './retry-change.ts';
import { shipParcel } from './ship-parcel.ts';
import { unpackParcel } from './unpack-parcel.ts';

declare module '../shop/shop.ts' {
  interface ShopConfig {
    /** What one member of staff may give back on an order alone, in whole units by currency. */
    refundLimits?: RefundLimits | undefined;
  }
}

type Verb<B> = (actor: Actor, body: B) => Promise<unknown>;

export function fulfilmentStudioRoutes(app: FastifyInstance): void {
  const { config } = app.shop;
  /** Does it, and answers the order as it is then. */
  async function answer<B extends { orderId: string }>(ctx: Ctx, verb: Verb<B>, body: B): Promise<OrderWork> {
    await verb(staffActor(ctx), body);
    return getWork(ctx, body.orderId, config.refundLimits);
  }
  serve(
    app,
    fulfilment.workList,
    fromReplica(app, (ctx, { body }) => listWork(ctx, body)),
  );
  serve(app, fulfilment.get, (ctx, { body }) => getWork(ctx, body.orderId, config.refundLimits));
  serve(app, fulfilment.pack, (ctx, { body }) => answer(ctx, packParcel, body));
  serve(app, fulfilment.unpack, (ctx, { body }) => answer(ctx, unpackParcel, body));
  serve(app, fulfilment.ship, (ctx, { body }) => answer(ctx, shipParcel, body));
  serve(app, fulfilment.recordEvent, (ctx, { body }) => answer(ctx, recordByStaff, body));
  serve(app, fulfilment.loseParcel, (ctx, { body }) => answer(ctx, loseParcel, body));
  serve(app, fulfilment.resendParcel, (ctx, { body }) => answer(ctx, resendParcel, body));
  serve(app, fulfilment.cancelLines, (ctx, { body }) =>
    answer(ctx, (actor, asked) => cancelLines(actor, { ...asked, isByShopper: false }), body),
  );
  serve(app, fulfilment.refund, (ctx, { body }) => answer(ctx, (actor, asked) => refundOrder(actor, asked, config.refundLimits), body));
  serve(app, fulfilment.decideRefund, (ctx, { body }) => answer(ctx, decideRefund, body));
  serve(app, fulfilment.retryChange, (ctx, { body }) => answer(ctx, retryChange, body));
  serve(app, fulfilment.resendMail, (ctx, { body }) => answer(ctx, resendMail, body));
  serve(app, fulfilment.addNote, (ctx, { body }) => answer(ctx, addNote, body));
}

type Recorded = { orderId: string; parcelId: string; key: string; type: Parameters<typeof recordParcelEvent>[1]['type'] };

/** In the carrier's place: by telephone, at the door. */
async function recordByStaff(actor: Actor, { orderId, parcelId, key, type }: Recorded): Promise<void> {
  await getParcel(actor.db, { orderId, parcelId });
  await recordParcelEvent(actor, { parcelId, carrierEventId: `staff:${key}`, type, at: actor.now });
}
