import { z } from 'zod';
import { Money } from './catalogue/price.ts';

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
