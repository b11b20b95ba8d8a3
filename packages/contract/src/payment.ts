import { z } from 'zod';
import { CatalogParams } from './catalogue/catalogue.ts';
import { endpoint } from './endpoint.ts';
import {
  BinAnswer,
  CheckBin,
  CreatePayment,
  ExpressCheckout,
  InitializeIyzico,
  IyzicoPaymentResult,
  PayByLinkReceipt,
  PaymentInitialisation,
  PaymentResult,
  PaymentState,
  RedirectResult,
  SeenAmount,
} from './payment-shape.ts';

const base = '/api/order/:catalog';
const Id = z.string().min(1).max(100);
const ByBasket = CatalogParams.extend({ basketId: Id });
const ByCheckoutBasket = CatalogParams.extend({ checkoutBasketId: Id });
const ByOrderNumber = CatalogParams.extend({ orderNumber: Id });

const call = {
  access: 'public',
  params: CatalogParams,
  caching: 'no-store',
  contentType: 'application/json-patch+json',
  errors: ['wrong_market', 'not_found', 'line_refused', 'promo_code_refused', 'gift_card_refused', 'payment_refused', 'wrong_step'],
} as const;
const get = { ...call, method: 'GET' } as const;
const post = { ...call, method: 'POST' } as const;
const giftCard = {
  path: `${base}/basket/complete-payment-using-giftcard`,
  response: PaymentResult,
  rateLimit: { limit: 30, seconds: 60 },
} as const;
const retrigger = {
  access: 'service',
  path: `${base}/retrigger-payment-notification/:orderNumber`,
  outlivesMarket: true,
  params: ByOrderNumber,
  response: z.object({ paymentState: PaymentState }),
  errors: ['not_found'],
} as const;
/** Called by a provider's server: what it sends is kept before it is believed. Anything that is not signed is refused. */
const webhook = {
  access: 'public',
  method: 'POST',
  caching: 'no-store',
  asSent: true,
  answersText: true,
  body: z.string().max(500_000),
  response: z.string(),
} as const;

export const payment = {
  methods: endpoint({
    ...get,
    path: `${base}/basket/get-payment-methods`,
    summary: 'The ways to pay for the basket as it stands. Starts none of them.',
    response: PaymentInitialisation,
  }),
  initKlarnaSession: endpoint({
    ...get,
    path: `${base}/basket/init-klarna-session`,
    summary: 'A session at Klarna for the basket as it stands; the same one while nothing changes.',
    response: z.object({ klarna: PaymentInitialisation.shape.klarna.unwrap() }),
    rateLimit: { limit: 30, seconds: 60 },
  }),
  express: endpoint({
    ...get,
    path: `${base}/basket/express-checkout`,
    summary: 'What opens express checkout for the basket as it stands. Starts nothing.',
    response: ExpressCheckout,
    rateLimit: { limit: 60, seconds: 60 },
  }),
  create: endpoint({
    ...post,
    path: `${base}/basket/create-payment`,
    summary: 'Pays for the basket, or goes on with the payment that is under way. Repeated, it answers the same order.',
    body: CreatePayment,
    response: PaymentResult,
    rateLimit: { limit: 30, seconds: 60 },
  }),
  return: endpoint({
    ...get,
    path: `${base}/basket/:checkoutBasketId/return`,
    maintenance: 'open',
    outlivesMarket: true,
    summary: "Where a provider's page sends the shopper back to. The provider is asked what happened; a navigation is led on (303).",
    params: ByCheckoutBasket,
    query: z.object({
      redirectResult: z.string().max(20_000).optional(),
      /** Which of the basket's payments; the provider brings it back. */
      attempt: z.string().max(100).optional(),
    }),
    response: PaymentResult,
    accepted: [200, 303],
  }),
  completeUsingGiftCard: endpoint({
    ...get,
    ...giftCard,
    summary: 'Places the order when gift cards cover all of it. Changes something, so it asks for the headers of our own client.',
    changes: true,
  }),
  payWithGiftCard: endpoint({
    ...post,
    ...giftCard,
    summary: 'The same, as our own client calls it, with what the cards pay.',
    body: SeenAmount,
  }),
  payByLinkReceipt: endpoint({
    ...get,
    path: `${base}/basket/pay-by-link-receipt/:linkId`,
    outlivesMarket: true,
    summary: 'Whether a link has been paid. Link and basket must belong together.',
    params: CatalogParams.extend({ linkId: Id }),
    query: z.object({ checkoutBasketId: Id }),
    requires: ['checkoutBasketId'],
    response: PayByLinkReceipt,
  }),
  createPosPayment: endpoint({
    ...post,
    path: `${base}/payment/create-pos-payment`,
    // PAY-029 a web shopper could otherwise have goods put aside at any till: only a device that staff have set up in a store.
    access: 'device',
    summary: 'Sends the basket to the till beside the device. Nothing is ordered until the till says that it is paid.',
    query: z.object({ basketId: Id }),
    requires: ['basketId'],
    body: SeenAmount,
    response: PaymentResult,
  }),
  checkBin: endpoint({
    ...post,
    path: `${base}/payment/iyzico/check-bin`,
    summary: 'What card the first digits belong to.',
    body: CheckBin,
    response: BinAnswer,
    rateLimit: { limit: 20, seconds: 60 },
  }),
  initializeIyzico: endpoint({
    ...post,
    path: `${base}/payment/iyzico/initialize-payment`,
    summary: "Starts a payment at Iyzico and answers the address of Iyzico's page.",
    body: InitializeIyzico,
    response: IyzicoPaymentResult,
    rateLimit: { limit: 30, seconds: 60 },
  }),
  requestKlarnaUrl: endpoint({
    ...post,
    path: `${base}/payment/klarna/request-payment-url/:basketId`,
    summary: "Starts a payment at Klarna and answers the address of Klarna's page.",
    params: ByBasket,
    body: SeenAmount,
    response: RedirectResult,
    rateLimit: { limit: 30, seconds: 60 },
  }),
  retriggerNotification: endpoint({
    ...retrigger,
    method: 'GET',
    summary:
      'Asks the provider again what became of a payment, and does what follows: by the number of its order, or by the reference that the provider lists it under. Sends no second mail.',
    changes: true,
  }),
  retrigger: endpoint({ ...retrigger, method: 'POST', summary: 'The same, without changing anything by a GET.' }),
  settlePendingIyzico: endpoint({
    ...{ access: 'service', method: 'POST', path: '/api/order/basket/iyzico/pendingorders' },
    summary: 'Asks Iyzico about every payment that is still open. What was sent along is not looked at.',
    response: z.object({ settled: z.number().int(), open: z.number().int() }),
  }),
  iyzicoReturn: endpoint({
    ...{ access: 'public', method: 'POST', caching: 'no-store', asSent: true },
    path: '/api/order/payment/iyzico/retrieve-payment-redirect/:conversationId/:basketId/:catalogId',
    outlivesMarket: true,
    summary: "Where Iyzico's page sends the shopper back to, without cookies. All three ids must belong to one payment.",
    params: z.object({ conversationId: Id, basketId: Id, catalogId: z.string().min(2).max(20) }),
    query: z.object({ token: z.string().max(500).optional() }),
    body: z.string().max(20_000).nullish(),
    response: RedirectResult,
    accepted: [303],
  }),
  iyzicoWebhook: endpoint({
    ...webhook,
    path: '/api/order/payment/iyzico/retrieve-payment-webhook',
    summary: 'News of payments from Iyzico.',
  }),
  adyenWebhook: endpoint({ ...webhook, path: '/api/order/payment/adyen/webhook', summary: 'News of payments from Adyen.' }),
  klarnaWebhook: endpoint({
    ...webhook,
    path: '/api/order/payment/klarna/webhook',
    summary: 'News of payments from Klarna.',
    query: z.object({ reference: z.string().max(200).optional(), sid: z.string().max(200).optional() }),
    body: z.string().max(500_000).nullish(),
  }),
  tillWebhook: endpoint({
    ...webhook,
    path: '/api/order/payment/pos/webhook',
    summary: 'What the till says of a payment, with its own key.',
  }),
};
