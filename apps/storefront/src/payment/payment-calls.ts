import { type Attempt, attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { payment } from '@selvedge/contract/payment.ts';
import type {
  CreatePayment,
  IyzicoPaymentResult,
  PaymentInitialisation,
  PaymentResult,
  ProviderAmount,
  RedirectResult,
} from '@selvedge/contract/payment-shape.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { shopClient } from '../session/shop-client.ts';

const call = <T>(market: string, ask: (api: Client, params: { catalog: string }) => Promise<T>): Promise<Attempt<T>> =>
  attempt(ask(shopClient(market), { catalog: market }));

export const readMethods = (market: string): Promise<Attempt<PaymentInitialisation>> =>
  call(market, (api, params) => api(payment.methods, { params }));

export const createPayment = (market: string, body: Partial<CreatePayment>): Promise<Attempt<PaymentResult>> =>
  call(market, (api, params) => api(payment.create, { params, body: { provider: 'adyen', ...body } }));

export const payWithGiftCards = (market: string, amount: ProviderAmount): Promise<Attempt<PaymentResult>> =>
  call(market, (api, params) => api(payment.payWithGiftCard, { params, body: { amount } }));

/** What became of a payment that was left or lost: the shop asks the provider. */
export const askAgain = (market: string, checkoutBasketId: string): Promise<Attempt<PaymentResult>> =>
  call(market, (api, params) => api(payment.return, { params: { ...params, checkoutBasketId }, query: {} }));

export const initKlarna = (market: string) => call(market, (api, params) => api(payment.initKlarnaSession, { params }));

type Seen = { basketId: string; amount: ProviderAmount };

export const requestKlarna = (market: string, { basketId, amount }: Seen): Promise<Attempt<RedirectResult>> =>
  call(market, (api, params) => api(payment.requestKlarnaUrl, { params: { ...params, basketId }, body: { amount } }));

export const checkBin = (market: string, binNumber: string) =>
  call(market, (api, params) => api(payment.checkBin, { params, body: { binNumber } }));

type Iyzico = { checkoutPersonalNumber: string; amount: PaymentInitialisation['amount'] };

export const startIyzico = (market: string, body: Iyzico): Promise<Attempt<IyzicoPaymentResult>> =>
  call(market, (api, params) => api(payment.initializeIyzico, { params, body }));

export const askTill = (market: string, { basketId, amount }: Seen): Promise<Attempt<PaymentResult>> =>
  call(market, (api, params) => api(payment.createPosPayment, { params, query: { basketId, ...placeOfDevice() }, body: { amount } }));

/** ISO-003 a device in a store keeps where it stands. */
function placeOfDevice(): { storeId?: string; terminalId?: string } {
  const [storeId, terminalId] = [localStorage.getItem(storageKeys.storeId), localStorage.getItem(storageKeys.terminalId)];
  return { ...(storeId && { storeId }), ...(terminalId && { terminalId }) };
}

export const askLink = (market: string, { linkId, checkoutBasketId }: { linkId: string; checkoutBasketId: string }) =>
  call(market, (api, params) => api(payment.payByLinkReceipt, { params: { ...params, linkId }, query: { checkoutBasketId } }));
