import type { Address } from '@selvedge/contract/address.ts';
import { canBeChanged } from '@selvedge/domain/order/fulfilment.ts';
import { taxRegions } from '@selvedge/domain/tax/tax-for.ts';
import { eq } from 'drizzle-orm';
import { readAddress } from '../address/read-address.ts';
import { getMarket } from '../http/get-market.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getLockedOrder } from './locked-order.ts';
import { type Actor, noteOrderEvent } from './note-order-event.ts';
import { refuseOrder } from './refuse-order.ts';
import { orderTable } from './tables.ts';

type Moved = { orderId: string; shippingAddress: Address };

/** Until somebody packs. In the same country and region: tax and freight were paid for it. */
export async function changeAddress(
  actor: Actor,
  { content }: Pick<Ctx, 'content'>,
  { orderId, shippingAddress: sent }: Moved,
): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const { document, email } = order;
    if (!canBeChanged(order)) throw refuseOrder('shippingAddress', 'order.already_packed');
    if (document.isDigital) throw refuseOrder('shippingAddress', 'order.sent_digitally');
    const before = document.shippingAddress;
    if (sent.country !== '' && before && sent.country !== before.country) throw refuseOrder('shippingAddress', 'order.not_to_that_country');
    const market = getMarket(content, order.market);
    const shippingAddress = { ...readAddress({ market, content }, sent, 'shippingAddress.'), email: email ?? '' };
    const isTaxedByRegion = taxRegions(market.country.code).length > 0;
    if (isTaxedByRegion && before && shippingAddress.regionCode !== before.regionCode)
      throw refuseOrder('shippingAddress', 'order.not_to_that_country');
    await tx
      .update(orderTable)
      .set({ document: { ...document, shippingAddress }, changedAt: actor.now })
      .where(eq(orderTable.id, orderId));
    // That it is another is news; where somebody lives stands in the order alone.
    await noteOrderEvent(tx, actor, { order, kind: 'addressChanged' });
  });
}
