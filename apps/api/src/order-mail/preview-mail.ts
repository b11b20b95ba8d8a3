import { ShopError } from '@selvedge/contract/error.ts';
import type { OrderMailKind } from '@selvedge/contract/studio/order-mails.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import type { Http } from '../http/serve.ts';
import { staffOf } from '../http/staff-of.ts';
import type { OrderNewsKind } from '../mail/order-news.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { confirmedOrder } from '../order/confirmed-order.ts';
import { findPaidOrder, type PaidOrder } from '../order/paid-order.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import type { Ctx } from '../shop/ctx.ts';
import { writeNews } from './write-news.ts';

type Asked = { orderId: string; kind: OrderMailKind };

/** With the order's own goods and its latest parcel. That somebody looked is written down, as for the order itself. */
export async function previewMail(ctx: Ctx, { orderId, kind }: Asked, { http, shopUrl }: { http: Http; shopUrl: string }): Promise<Buffer> {
  const paid = await findPaidOrder(ctx.db, orderId);
  if (!paid) throw new ShopError('not_found');
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'order.look', subject: paid.order.number });
  const { html } = renderMail({ mail: await mailOf(ctx.db, paid, kind), content: ctx.content, shopUrl });
  http.setHeader(
    'content-security-policy',
    // A mail's styles are written into it, as mail programs want them; scripts stay out.
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
  );
  return Buffer.from(html);
}

async function mailOf(db: Db, { order, payments }: PaidOrder, kind: OrderMailKind): Promise<NewMail> {
  const to = { to: order.email ?? '', market: order.market };
  // Whoever sees a preview may not hand its link on.
  if (kind === 'confirmation') return { template: 'order-confirmation', ...to, values: { ...confirmedOrder(order, payments), token: '' } };
  const values = await writeNews(db, { order, news: await exampleOf(db, order, kind) });
  return { template: 'order-news', ...to, values: { ...values, token: '' } };
}

async function exampleOf(db: Db, { id, total, document }: PaidOrder['order'], kind: OrderNewsKind) {
  const parcel = (await listParcels(db, [id])).at(-1);
  const lines = document.lines.map(({ id: lineItemId, quantity }) => ({ lineItemId, quantity }));
  return { kind, about: '', lines, amount: total, ...(parcel && !kind.includes('cancelled') && { parcelId: parcel.id }) };
}
