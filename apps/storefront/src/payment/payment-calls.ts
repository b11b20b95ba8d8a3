import type { Attempt } from '@selvedge/contract/attempt.ts';
import { payment } from '@selvedge/contract/payment.ts';
import type {
  CreatePayment,
  IyzicoPaymentResult,
  PaymentInitialisation,
  PaymentResult,
  ProviderAmount,
  RedirectResult,
} from '@selvedge/contract/payment-shape.ts';
import { callIn } from '../session/call-in.ts';

export const readMethods = (market: string): Promise<Attempt<PaymentInitialisation>> => callIn(market)(payment.methods);

export const createPayment = (market: string, body: Partial<CreatePayment>): Promise<Attempt<PaymentResult>> =>
  callIn(market)(payment.create, { body: { provider: 'adyen', ...body } });

export const payWithGiftCards = (market: string, amount: ProviderAmount): Promise<Attempt<PaymentResult>> =>
  callIn(market)(payment.payWithGiftCard, { body: { amount } });

/** What became of a payment that was left or lost: the shop asks the provider. */
export const askAgain = (market: string, checkoutBasketId: string): Promise<Attempt<PaymentResult>> =>
  callIn(market)(payment.return, { params: { checkoutBasketId } });

export const initKlarna = (market: string) => callIn(market)(payment.initKlarnaSession);

type Seen = { basketId: string; amount: ProviderAmount };

export const requestKlarna = (market: string, { basketId, amount }: Seen): Promise<Attempt<RedirectResult>> =>
  callIn(market)(payment.requestKlarnaUrl, { params: { basketId }, body: { amount } });

export const checkBin = (market: string, binNumber: string) => callIn(market)(payment.checkBin, { body: { binNumber } });

type Iyzico = { checkoutPersonalNumber: string; amount: PaymentInitialisation['amount'] };

export const startIyzico = (market: string, body: Iyzico): Promise<Attempt<IyzicoPaymentResult>> =>
  callIn(market)(payment.initializeIyzico, { body });

export const askTill = (market: string, { basketId, amount }: Seen): Promise<Attempt<PaymentResult>> =>
  callIn(market)(payment.createPosPayment, { query: { basketId }, body: { amount } });

export const askLink = (market: string, { linkId, checkoutBasketId }: { linkId: string; checkoutBasketId: string }) =>
  callIn(market)(payment.payByLinkReceipt, { params: { linkId }, query: { checkoutBasketId } });
