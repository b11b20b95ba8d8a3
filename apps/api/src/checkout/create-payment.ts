import { ShopError } from '@selvedge/contract/error.ts';
import type {
  CreatePayment,
  InitializeIyzico,
  IyzicoPaymentResult,
  PaymentProviderName,
  PaymentResult,
  RedirectResult,
  SeenAmount,
} from '@selvedge/contract/payment-shape.ts';
import { isHidden, providersOf } from '@selvedge/domain/payment/providers-of.ts';
import { basketKey } from '../basket/basket-cookie.ts';
import { findClosedBasket } from '../basket/close-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { Http } from '../http/serve.ts';
import { findLastAttempt, findLiveAttempt } from '../payment/find-attempt.ts';
import { terminalsOf } from '../payment/payment-config.ts';
import type { Ctx } from '../shop/ctx.ts';
import { answerPayment } from './answer-payment.ts';
import { chooseTerminal } from './choose-terminal.ts';
import { keepPersonalNumber } from './keep-personal-number.ts';
import { pay } from './pay.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import type { PaymentWish } from './payment-wish.ts';
import { settleAttempt } from './settle-attempt.ts';
import { showResult } from './show-result.ts';

type Call<T> = { input: T; http: Http };
type OfBasket = { basketId: string; amount?: NonNullable<SeenAmount>['amount'] };

export async function createPayment(ctx: Ctx, deps: PaymentDeps, { input, http }: Call<CreatePayment>): Promise<PaymentResult> {
  const { provider, details, amount, authorizationToken } = input;
  if (details) return finishPayment(ctx, deps, { input: details, http });
  refuseOpenCards(input.paymentMethod);
  if (isHidden(ctx.market!, input.paymentMethod?.type)) throw new ShopError('not_found');
  const method = {
    ...(input.paymentMethod && { paymentMethod: input.paymentMethod }),
    ...(input.browserInfo && { browserInfo: input.browserInfo }),
  };
  const given = provider === 'klarna' ? (authorizationToken ? { authorizationToken } : {}) : method;
  return payWith(ctx, deps, { input: { provider, method: given, amount }, http });
}

export async function payWith(ctx: Ctx, deps: PaymentDeps, { input, http }: Call<PaymentWish>): Promise<PaymentResult> {
  checkOffered(ctx, deps, input.provider);
  const wish = { ...input, userAgent: http.readHeader('user-agent') };
  return answerPayment(ctx, deps, { attempt: await pay(ctx, deps, { key: basketKey(http), wish }), http });
}

/** What a challenge or a component of the provider answered, for the payment that is under way. */
async function finishPayment(ctx: Ctx, deps: PaymentDeps, { input: details, http }: Call<Record<string, string>>): Promise<PaymentResult> {
  const key = basketKey(http);
  const held = await findBasket(ctx, key);
  const live = held && (await findLiveAttempt(ctx.db, held.id));
  if (!live) {
    // Ended meanwhile, by a notice or in another tab: what became of it, and nothing else, is true.
    const basketId = held?.id ?? (await findClosedBasket(ctx.db, key));
    const last = basketId && (await findLastAttempt(ctx.db, basketId));
    if (!last) throw new ShopError('payment_refused', { payment: ['payment.not_started'], step: ['checkoutPayment'] });
    return answerPayment(ctx, deps, { attempt: last, http });
  }
  const { redirectResult, ...rest } = details;
  const brought = { ...(redirectResult && { redirectResult }), ...(Object.keys(rest).length > 0 && { details: rest }) };
  return answerPayment(ctx, deps, { attempt: await settleAttempt(deps, live.id, { brought }), http });
}

/** Opens Iyzico's page. Its own words, for clients that know them. */
export async function initializeIyzico(ctx: Ctx, deps: PaymentDeps, { input, http }: Call<InitializeIyzico>): Promise<IyzicoPaymentResult> {
  checkOffered(ctx, deps, 'iyzico');
  const key = basketKey(http);
  const personalNumber = await keepPersonalNumber(ctx, deps, { key, given: input.checkoutPersonalNumber });
  const attempt = await pay(ctx, deps, { key, wish: { provider: 'iyzico', personalNumber, amount: input.amount } });
  const result = await answerPayment(ctx, deps, { attempt, http });
  if (result.error) throw new ShopError('payment_refused', { payment: [result.error], step: ['checkoutPayment'] });
  return {
    iyzicoPaymentUrl: result.url ?? '',
    token: attempt.token ?? '',
    iyzicoStatus: result.url ? 'success' : 'pending',
  };
}

export async function requestKlarnaUrl(ctx: Ctx, deps: PaymentDeps, { input, http }: Call<OfBasket>): Promise<RedirectResult> {
  checkOffered(ctx, deps, 'klarna');
  await checkHeld(ctx, http, input.basketId);
  const attempt = await pay(ctx, deps, { key: basketKey(http), wish: { provider: 'klarna', method: {}, amount: input.amount } });
  const result = await showResult(deps, attempt);
  if (result.error) throw new ShopError('payment_refused', { payment: [result.error] });
  if (!result.url) throw new ShopError('payment_refused', { payment: ['payment.in_progress'], step: ['paymentInProgress'] });
  return { redirectUrl: result.url, status: result.paymentState ?? 'pending' };
}

export async function createPosPayment(ctx: Ctx, deps: PaymentDeps, { input, http }: Call<OfBasket>): Promise<PaymentResult> {
  checkOffered(ctx, deps, 'pos');
  await checkHeld(ctx, http, input.basketId);
  // Which terminal lights up is what staff have set the device up with, and nothing that a call could say.
  const terminalId = chooseTerminal(terminalsOf(deps.payment, ctx.market!.id), { ...ctx.device, market: ctx.market!.id });
  return payWith(ctx, deps, { input: { provider: 'pos', method: {}, terminalId, amount: input.amount }, http });
}

/** An id in an address is a name and no key: it must be the basket that the cookie or the session holds. */
async function checkHeld(ctx: Ctx, http: Http, basketId: string): Promise<void> {
  const held = await findBasket(ctx, basketKey(http));
  if (held?.id !== basketId) throw new ShopError('not_found', { basketId: ['feedback.error_basket_not_found'] });
}

/** A way to pay that the market does not have is not there for those who know its address either. */
export function checkOffered(ctx: Ctx, deps: PaymentDeps, name: PaymentProviderName): void {
  if (name === 'giftCard') return;
  const market = ctx.market!;
  const toggles = ctx.content.byMarket.get(market.id)!.featureToggles;
  // By whichever call: goods are not put aside at a till for somebody who is not in the store.
  if (name === 'pos' && !ctx.device) throw new ShopError('not_found');
  if (!providersOf(market, toggles).includes(name) || !deps.providers[name]) throw new ShopError('not_found');
}

const openFields = ['number', 'cardNumber', 'cvc', 'securityCode', 'expiryMonth', 'expiryYear'];

/** Card data that is not sealed must never come here: what we do not take, nobody can take from us. */
function refuseOpenCards(method: CreatePayment['paymentMethod']): void {
  const open = openFields.filter((name) => method && name in method);
  const looksLikeCard = Object.values(method ?? {}).some((value) => /^\d[\d -]{11,21}\d$/.test(String(value)));
  if (open.length > 0 || looksLikeCard) throw new ShopError('invalid_request', { paymentMethod: ['payment.open_card_data'] });
}
