import { ShopError } from '@selvedge/contract/error.ts';
import type { ListedMethod, PaymentInitialisation } from '@selvedge/contract/payment-shape.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { isHidden, providersOf } from '@selvedge/domain/payment/providers-of.ts';
import { basketKey } from '../basket/basket-cookie.ts';
import { findClosedBasket } from '../basket/close-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { PayingBasket } from '../basket/lock-paying-basket.ts';
import type { Http } from '../http/serve.ts';
import { findLastAttempt, findLiveAttempt } from '../payment/find-attempt.ts';
import { keepSession } from '../payment/keep-session.ts';
import { terminalsOf } from '../payment/payment-config.ts';
import type { ListMethods, MethodsAnswer } from '../payment/payment-provider.ts';
import { openRequest } from '../payment/sealed-request.ts';
import type { Attempt } from '../payment/tables.ts';
import { refuseUsedCodes } from '../promotion/refuse-used-codes.ts';
import type { Ctx } from '../shop/ctx.ts';
import { answerPayment } from './answer-payment.ts';
import { type Checkout, freezeCheckout } from './freeze-checkout.ts';
import { showPersonalNumber } from './keep-personal-number.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

/** PAY-023 the ways to pay for the basket as it stands. Starts nothing; what is under way is told along. */
export async function getPaymentMethods(ctx: Ctx, deps: PaymentDeps, http: Http): Promise<PaymentInitialisation> {
  const held = await findBasket(ctx, basketKey(http));
  const live = await findUnderWay(ctx, { held, http });
  const checkout = live ? checkoutOf(live, deps) : held ? await freezeCheckout(ctx, held) : undefined;
  if (!checkout) throw new ShopError('wrong_step', { step: ['noStep'] });
  const { amount, currency, frozen } = checkout;
  if (held && !live) await refuseUsedCodes(ctx.db, { basketId: held.id, promotions: frozen.promotions });
  const covered = frozen.giftCards.reduce((sum, { amount: used }) => sum + used, 0);
  const isLocked = live !== undefined && live.state !== 'actionNeeded';
  const ways = amount === 0 || isLocked || !held ? {} : await listWays(ctx, deps, { checkout, held, live });
  if (amount > 0 && !isLocked && held && Object.keys(ways).length === 0)
    throw new ShopError('unavailable', { payment: ['feedback.error_payment_providers_initialization'] });
  return {
    ...ways,
    showGiftCardPaymentOption: amount === 0,
    amountCoveredByGiftCards: { amount: toDecimal(covered, currency), currency },
    amount: { value: amount, currency },
    ...(live && { payment: await answerPayment(ctx, deps, { attempt: live, http }) }),
  };
}

/** A session at Klarna, made when the shopper opens it. (PAY-024) */
export async function initKlarnaSession(
  ctx: Ctx,
  deps: PaymentDeps,
  http: Http,
): Promise<{ klarna: NonNullable<PaymentInitialisation['klarna']> }> {
  const { klarna } = await getPaymentMethods(ctx, deps, http);
  if (!klarna) throw new ShopError('not_found');
  return { klarna };
}

/** Of a basket that is ordered: its last attempt, so that a page which missed the answer finds its way to the receipt. */
async function findUnderWay({ db }: Ctx, { held, http }: { held: PayingBasket | undefined; http: Http }): Promise<Attempt | undefined> {
  if (held) {
    const live = await findLiveAttempt(db, held.id);
    // Between reading the basket and looking for its payment it may have been ordered: whoever asks then must not be told to pay again.
    const last = live ?? (await findLastAttempt(db, held.id));
    return live ?? (last?.state === 'ordered' ? last : undefined);
  }
  const closed = await findClosedBasket(db, basketKey(http));
  return closed === undefined ? undefined : findLastAttempt(db, closed);
}

/** Its pieces are put aside for it, so it can't be priced anew; what the provider was told has the lines that another one needs. */
function checkoutOf({ amount, currency, frozen, request }: Attempt, { secret }: PaymentDeps): Frozen {
  const lines = openRequest(request, secret)?.start.lines;
  return { amount, currency, frozen, ...(lines && { lines }) };
}

type Frozen = Pick<Checkout, 'amount' | 'currency' | 'frozen'> & Partial<Checkout>;

type Ways = Omit<PaymentInitialisation, 'showGiftCardPaymentOption' | 'amountCoveredByGiftCards' | 'amount' | 'payment'>;
type Asked = {
  checkout: Pick<Checkout, 'amount' | 'currency'> & Partial<Checkout>;
  held: PayingBasket;
  live: Attempt | undefined;
};

async function listWays(ctx: Ctx, deps: PaymentDeps, { checkout, held, live }: Asked): Promise<Ways> {
  const market = ctx.market!;
  const names = providersOf(market, ctx.content.byMarket.get(market.id)!.featureToggles);
  const has = (name: (typeof names)[number]) => name !== 'giftCard' && names.includes(name) && deps.providers[name] !== undefined;
  const ask: ListMethods = {
    ...{ amount: { value: checkout.amount, currency: checkout.currency }, country: market.country.code, locale: market.id },
    ...{ reference: held.id, lines: checkout.lines ?? [], channel: 'web' },
  };
  const [adyen, klarna] = await Promise.all([
    has('adyen') ? deps.providers.adyen!.listMethods(ask) : undefined,
    has('klarna') && checkout.lines ? askKlarna(ctx, deps, { ask, held }) : undefined,
  ]);
  return {
    ...(adyen?.state === 'listed' && { adyen: showAdyen(deps, withoutHidden(market, adyen), { ask, basketId: held.id }) }),
    ...(klarna?.state === 'listed' && { klarna: showKlarna(withoutHidden(market, klarna), held.id) }),
    ...(has('iyzico') && { iyzico: { checkoutBasketId: held.id, checkoutPersonalNumber: await showPersonalNumber(ctx, deps, held.id) } }),
    ...(has('payByLink') && { payByLink: showLink(live) }),
    // PAY-029 the till is for devices that staff have set up in a store.
    ...(ctx.device && has('pos') && terminalsOf(deps.payment, market.id).length > 0 && { posPayment: { checkoutBasketId: held.id } }),
  };
}

async function askKlarna({ db }: Ctx, deps: PaymentDeps, { ask, held }: { ask: ListMethods; held: PayingBasket }): Promise<MethodsAnswer> {
  return keepSession(db, { basketId: held.id, version: held.version, provider: 'klarna' }, (session) =>
    deps.providers.klarna!.listMethods({ ...ask, ...(session && { session }) }),
  );
}

type Listed = Extract<MethodsAnswer, { state: 'listed' }>;

/** What the market does not want is taken out of the provider's own list, too: its page draws that one. */
function withoutHidden(market: NonNullable<Ctx['market']>, { methods, data, ...listed }: Listed): Listed {
  const isShown = ({ type }: { type: string }) => !isHidden(market, type);
  const { paymentMethods } = data as { paymentMethods?: ListedMethod[] };
  return {
    ...listed,
    methods: methods.filter(isShown),
    data: { ...data, ...(paymentMethods && { paymentMethods: paymentMethods.filter(isShown) }) },
  };
}

function showAdyen(
  { payment }: PaymentDeps,
  { methods, data }: Listed,
  { ask, basketId }: { ask: ListMethods; basketId: string },
): NonNullable<Ways['adyen']> {
  const { clientKey = '', environment = 'sandbox' } = payment?.adyen ?? {};
  const full = (data.paymentMethods ?? methods) as ListedMethod[];
  return {
    ...{ clientKey, environment, locale: ask.locale, checkoutBasketId: basketId, amount: ask.amount },
    ...(payment?.sandbox && { cardFormUrl: `${payment.sandbox.url}/card-form` }),
    paymentMethodsResponse: { paymentMethods: full },
    ...applePayOf(ask, full),
  };
}

function applePayOf(
  { country }: ListMethods,
  methods: readonly ListedMethod[],
): Pick<NonNullable<Ways['adyen']>, 'applePayPaymentSettings'> {
  const found = methods.find(({ type }) => type === 'applepay');
  const { merchantName, merchantId } = (found?.configuration ?? {}) as { merchantName?: string; merchantId?: string };
  if (!merchantName || !merchantId) return {};
  return {
    applePayPaymentSettings: { merchantName, merchantIdentifier: merchantId, countryCode: country, supportedNetworks: found?.brands ?? [] },
  };
}

function showKlarna({ methods, data, session }: Listed, basketId: string): NonNullable<Ways['klarna']> {
  return {
    ...{ basketId, sessionId: session ?? '' },
    ...(typeof data.clientToken === 'string' && { clientToken: data.clientToken }),
    sessionPaymentMethodCategories: methods.map(({ type, name }) => ({ identifier: type, name })),
  };
}

function showLink(live: Attempt | undefined): NonNullable<Ways['payByLink']> {
  const url = live?.provider === 'payByLink' ? (live.action?.url ?? '') : '';
  return { url, qrCodeString: url, linkId: url === '' ? '' : (live?.token ?? '') };
}
