import { ShopError } from '@selvedge/contract/error.ts';
import type { ExpressCheckout } from '@selvedge/contract/payment-shape.ts';
import { basketKey } from '../basket/basket-cookie.ts';
import { findBasket } from '../basket/find-basket.ts';
import { showBasket } from '../basket/show-basket.ts';
import type { Http } from '../http/serve.ts';
import { klarnaOrder } from '../payment/klarna/klarna-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { priceLines } from './freeze-checkout.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

/** CHK-014 what the browser needs to open express checkout. With real keys and no client of Klarna's there is none. */
export async function getExpress(ctx: Ctx, { payment }: PaymentDeps, http: Http): Promise<ExpressCheckout> {
  const market = ctx.market!;
  const { expressCheckout } = ctx.content.byMarket.get(market.id)!.featureToggles;
  const clientId = payment?.klarna?.clientId;
  if (!expressCheckout || (!clientId && !payment?.sandbox)) throw new ShopError('not_found');
  if (!clientId) return {};
  const row = await findBasket(ctx, basketKey(http));
  if (!row) throw new ShopError('wrong_step', { step: ['noStep'] });
  const { basket } = await showBasket(ctx, row);
  const { priced, lines } = await priceLines(ctx, { basket, row });
  const amount = { value: priced.remaining, currency: basket.currency };
  const order = klarnaOrder({ amount, country: market.country.code, locale: market.id, reference: row.id, lines });
  return { klarna: { clientId, locale: market.id, order } };
}
