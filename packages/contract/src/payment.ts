import { z } from 'zod';
import { CatalogParams } from './catalogue/catalogue.ts';
import { Money } from './catalogue/price.ts';
import { endpoint } from './endpoint.ts';

export const paymentProviders = ['adyen', 'klarna', 'iyzico', 'payByLink', 'pos', 'giftCard'] as const;
export const PaymentProviderName = z.enum(paymentProviders);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

/** As the provider counts: whole minor units. */
export const ProviderAmount = z.object({ currency: z.string(), value: z.number().int() });
export type ProviderAmount = z.infer<typeof ProviderAmount>;

/** A way to pay as the provider lists it; what else it says belongs to its own component and passes through. */
export const ListedMethod = z.looseObject({ type: z.string(), name: z.string(), brands: z.array(z.string()).optional() });
export type ListedMethod = z.infer<typeof ListedMethod>;

export const PayByLink = z.object({
  /** Empty until the shopper has chosen it: looking at the ways to pay starts none. */
  url: z.string(),
  /** What the square code says; the screen draws it. */
  qrCodeString: z.string(),
  linkId: z.string(),
});
export type PayByLink = z.infer<typeof PayByLink>;

export const paymentStates = ['authorised', 'pending', 'refused', 'cancelled', 'error'] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** Why `url` is where the shopper goes. `action` leads to the provider, `receipt` to the order, everything else back to a step. */
export const redirectReasons = ['action', 'receipt', 'refused', 'cancelled', 'expired', 'soldOut', 'basketChanged', 'error'] as const;
export const RedirectReason = z.enum(redirectReasons);
export type RedirectReason = z.infer<typeof RedirectReason>;

export const AdyenAction = z.looseObject({
  type: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
  method: z.string().optional(),
  paymentMethodType: z.string().optional(),
  url: z.string().optional(),
});
export type AdyenAction = z.infer<typeof AdyenAction>;

/** All parts are optional: a state, a way to go with its reason, an action that the screen carries out. */
export const PaymentResult = z.object({
  adyenAction: AdyenAction.optional(),
  url: z.string().optional(),
  redirectReason: RedirectReason.optional(),
  /** A translation key. */
  error: z.string().optional(),
  paymentState: PaymentState.optional(),
  /** Of a payment that is paid: the order, for `receipt`. */
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  payByLink: PayByLink.optional(),
});
export type PaymentResult = z.infer<typeof PaymentResult>;

export const PaymentInitialisation = z.object({
  adyen: z
    .object({
      clientKey: z.string(),
      locale: z.string(),
      /** `sandbox` is ours: its card form is a page of `cardFormUrl`. Otherwise the provider's own component is loaded. */
      environment: z.enum(['sandbox', 'test', 'live']),
      cardFormUrl: z.string().optional(),
      checkoutBasketId: z.string(),
      amount: ProviderAmount,
      paymentMethodsResponse: z.object({ paymentMethods: z.array(ListedMethod) }),
      applePayPaymentSettings: z
        .object({
          merchantName: z.string(),
          merchantIdentifier: z.string(),
          countryCode: z.string(),
          supportedNetworks: z.array(z.string()),
        })
        .optional(),
    })
    .optional(),
  klarna: z
    .object({
      basketId: z.string(),
      /** Empty until `init-klarna-session`. */
      sessionId: z.string(),
      clientToken: z.string().optional(),
      sessionPaymentMethodCategories: z.array(z.object({ identifier: z.string(), name: z.string() })),
    })
    .optional(),
  iyzico: z
    .object({
      checkoutBasketId: z.string(),
      /** All but the last digits are hidden; empty when none was given. */
      checkoutPersonalNumber: z.string(),
    })
    .optional(),
  payByLink: PayByLink.optional(),
  posPayment: z.object({ checkoutBasketId: z.string() }).optional(),
  /** Gift cards cover everything: the order is completed with `complete-payment-using-giftcard`, and no other way is listed. */
  showGiftCardPaymentOption: z.boolean(),
  amountCoveredByGiftCards: Money,
  /** What a provider would be asked for. Sent back with a payment, so that nobody pays another amount than was shown. */
  amount: ProviderAmount,
  /** Of a payment under way, or of a basket that has been paid for: where the shopper goes on. */
  payment: PaymentResult.optional(),
});
export type PaymentInitialisation = z.infer<typeof PaymentInitialisation>;

/** CHK-014 what opens express checkout. Without a provider of its own it is the shop's stand-in. */
export const ExpressCheckout = z.object({
  klarna: z
    .object({
      /** For Klarna's script; no secret. */
      clientId: z.string(),
      locale: z.string(),
      /** The basket in the words in which Klarna checks it. */
      order: z.record(z.string(), z.unknown()),
    })
    .optional(),
});
export type ExpressCheckout = z.infer<typeof ExpressCheckout>;

export const RedirectResult = z.object({ redirectUrl: z.string(), status: z.string() });
export type RedirectResult = z.infer<typeof RedirectResult>;

/** What the provider's component hands over. Card fields in it are sealed in the shopper's browser; open ones are refused. */
export const CreatePayment = z.object({
  /** Adyen when left out. */
  provider: z.enum(['adyen', 'klarna', 'payByLink']).default('adyen'),
  paymentMethod: z.record(z.string().max(60), z.union([z.string().max(20_000), z.number(), z.boolean()])).optional(),
  browserInfo: z.record(z.string().max(60), z.union([z.string().max(1_000), z.number(), z.boolean()])).optional(),
  /** Of a payment under way: what the shopper's challenge or redirect answered. */
  details: z.record(z.string().max(60), z.string().max(20_000)).optional(),
  /** Klarna's, from its own component. */
  authorizationToken: z.string().max(500).optional(),
  /** The amount that the shopper saw. Another one than ours is refused; it is never charged. */
  amount: ProviderAmount.optional(),
});
export type CreatePayment = z.infer<typeof CreatePayment>;

/** Where the call itself has no body: what the shopper saw. A basket that another tab changed meanwhile is refused, not paid. */
export const SeenAmount = z.object({ amount: ProviderAmount.optional() }).nullish();
export type SeenAmount = z.infer<typeof SeenAmount>;

export const CheckBin = z.object({ binNumber: z.string().regex(/^\d{6,8}$/) });
export const BinAnswer = z.object({
  /** CREDIT_CARD, DEBIT_CARD, PREPAID_CARD; empty when the bank is not known. */
  cardType: z.string(),
  cardAssociation: z.string(),
  cardFamily: z.string(),
  bankName: z.string(),
  isCommercial: z.boolean(),
});
export type BinAnswer = z.infer<typeof BinAnswer>;

export const InitializeIyzico = z.object({
  /** The Turkish identity number; eleven digits. It is kept sealed and shown by its last digits only. */
  checkoutPersonalNumber: z.union([z.literal(''), z.string().regex(/^[1-9]\d{10}$/)]).default(''),
  amount: ProviderAmount.optional(),
});
export type InitializeIyzico = z.infer<typeof InitializeIyzico>;

export const IyzicoPaymentResult = z.object({ iyzicoPaymentUrl: z.string(), token: z.string(), iyzicoStatus: z.string() });
export type IyzicoPaymentResult = z.infer<typeof IyzicoPaymentResult>;

export const payByLinkStatuses = ['Completed', 'Payment pending', 'Expired'] as const;
export const PayByLinkReceipt = z.object({
  status: z.enum(payByLinkStatuses),
  /** Of a completed one: the receipt, on the host that asks. */
  redirectUrl: z.string().optional(),
  orderNumber: z.string().optional(),
});
export type PayByLinkReceipt = z.infer<typeof PayByLinkReceipt>;

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
    summary: 'Sends the basket to the till of the store. Nothing is ordered until the till says that it is paid.',
    // Where the device stands, and beside which terminal; without them the only one of the market.
    query: z.object({ basketId: Id, storeId: Id.optional(), terminalId: Id.optional() }),
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
