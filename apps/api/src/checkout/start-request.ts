import type { Address } from '@selvedge/contract/address.ts';
import { goesTo } from '@selvedge/domain/checkout/step-of.ts';
import { shopperOf } from '../basket/find-basket.ts';
import type { PayAddress, StartPayment } from '../payment/payment-provider.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Checkout } from './freeze-checkout.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import type { PaymentWish } from './payment-wish.ts';

type Request = { checkout: Checkout; wish: PaymentWish; key: string; reference: string; basketId: string; expiresAt: Date };

/** What a provider is told. Kept with the attempt and repeated word by word. */
export function startRequest(ctx: Ctx, deps: PaymentDeps, { checkout, wish, key, reference, basketId, expiresAt }: Request): StartPayment {
  const { frozen, amount, currency, lines } = checkout;
  const market = ctx.market!;
  const { billingAddress } = frozen.basket;
  const shipping = goesTo(frozen.basket);
  const billing = billingAddress ?? shipping;
  const shopperId = shopperOf(ctx);
  return {
    ...{ key, reference, amount: { value: amount, currency }, country: market.country.code, locale: market.id, lines },
    shopper: {
      email: frozen.email,
      ip: ctx.address,
      ...(wish.userAgent && { userAgent: wish.userAgent.slice(0, 500) }),
      ...(shopperId && { reference: shopperId }),
      ...(wish.personalNumber && { personalNumber: wish.personalNumber }),
    },
    ...(billing && { billing: payAddress(billing, market.country.code) }),
    ...(shipping && { shipping: payAddress(shipping, market.country.code) }),
    ...addressesOf(deps, { provider: wish.provider, market: market.id, basketId, reference }),
    ...(wish.method && { method: wish.method }),
    ...(wish.terminalId && { terminalId: wish.terminalId }),
    ...(wish.provider === 'payByLink' && { expiresAt: expiresAt.toISOString() }),
  };
}

type Way = { provider: PaymentWish['provider']; market: string; basketId: string; reference: string };

function addressesOf(
  { shopUrl }: PaymentDeps,
  { provider, market, basketId, reference }: Way,
): Pick<StartPayment, 'returnUrl' | 'webhookUrl'> {
  const base = `${shopUrl}/api/order`;
  if (provider === 'iyzico') {
    return {
      returnUrl: `${base}/payment/iyzico/retrieve-payment-redirect/${reference}/${basketId}/${market}`,
      webhookUrl: `${base}/payment/iyzico/retrieve-payment-webhook`,
    };
  }
  const hook = provider === 'payByLink' ? 'adyen' : provider;
  return {
    returnUrl: `${base}/${market}/basket/${basketId}/return?attempt=${reference}`,
    webhookUrl: `${base}/payment/${hook}/webhook${provider === 'klarna' ? `?reference=${reference}` : ''}`,
  };
}

function payAddress(address: Address, country: string): PayAddress {
  const { firstName, lastName, line1, houseNumber, postalCode, city, regionCode, mobilePhoneNumber } = address;
  return {
    ...{ firstName, lastName, street: line1, country },
    ...(houseNumber && { houseNumber }),
    ...(postalCode && { postalCode }),
    ...(city && { city }),
    ...(regionCode && { state: regionCode }),
    ...(mobilePhoneNumber && { phone: mobilePhoneNumber }),
  };
}
