import type { BinAnswer } from '@selvedge/contract/payment-shape.ts';

/**
 * A payment provider as a record of functions. No function throws for what a provider may do: every answer says whether
 * the money moved, did not move, or whether nobody knows yet. None may be called inside a database transaction.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** What the browser needs to offer this provider. Klarna makes a session here; hand in `session` to renew it. */
  listMethods(input: ListMethods): Promise<MethodsAnswer>;
  start(payment: StartPayment): Promise<PaymentAnswer>;
  /** The shopper is back, or a token is there. What the browser brings is only a reason to ask the provider. */
  finish(input: FinishPayment): Promise<PaymentAnswer>;
  /**
   * The truth after a lost answer. Providers that can be asked by our reference are asked (`absent`: they never heard of it).
   * Adyen can't be: there the same request is repeated under the same key, which never charges twice but does charge when
   * the first one was never received. To be sure that nothing is charged, call `cancel` instead.
   */
  lookUp(input: LookUpPayment): Promise<PaymentAnswer>;
  /**
   * The provider's own word on a payment that is over for us: it is read and never started, finished or placed. Left out where a
   * provider has no such question: Adyen's payments are known by their notices alone.
   */
  check?(payment: PastPayment): Promise<PaymentAnswer>;
  /** Everything is captured when it is approved; only for a shop that agreed on something else with its provider. */
  capture?(change: ChangeMoney): Promise<ChangeAnswer>;
  /** Lets go a part of what is held and was not captured. Only of providers that hold money until the goods leave. */
  release?(change: ReleaseMoney): Promise<ChangeAnswer>;
  /** Gives back a part or all of a captured payment. */
  refund(change: ChangeMoney): Promise<ChangeAnswer>;
  /** Gives back everything, captured or not; without `providerReference` by our reference, when its answer was lost. */
  cancel(payment: CancelPayment): Promise<ChangeAnswer>;
  /** Iyzico: what card the first digits belong to; undefined when it does not know. */
  checkBin?(input: { bin: string; locale: string }): Promise<BinAnswer | undefined>;
  /** Checks the signature and nothing else. An event without an amount is a reason to look up, never a fact. */
  readWebhook(call: WebhookCall): WebhookReading;
};

export const providerNames = ['adyen', 'klarna', 'iyzico', 'payByLink', 'pos'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Minor units of the shop's own table of currencies; adapters translate where a provider counts otherwise. */
export type Amount = { value: number; currency: string };

export type PayAddress = {
  firstName: string;
  lastName: string;
  street: string;
  houseNumber?: string;
  postalCode?: string;
  city?: string;
  state?: string;
  country: string;
  phone?: string;
};

/** Lines add up to the amount to pay; what gift cards covered is a line with a negative total. */
export type PayLine = {
  reference: string;
  name: string;
  kind: 'physical' | 'digital' | 'shipping' | 'discount' | 'giftCard';
  quantity: number;
  /** Tax included. */
  unitValue: number;
  totalValue: number;
  taxValue: number;
  /** In hundredths of a percent: 1900 is 19 %. */
  taxRate: number;
};

/** Plain JSON, so that an attempt can keep it: it is what a look-up repeats. */
export type StartPayment = {
  /** One per attempt, sent with every repetition of this very call. At most 64 characters. */
  key: string;
  /** Ours, one per attempt, never used again. At most 50 characters of A-Z, a-z, 0-9, - and _. */
  reference: string;
  amount: Amount;
  /** ISO 3166, two letters. */
  country: string;
  /** As in `de-DE`. */
  locale: string;
  shopper: { email: string; ip?: string; userAgent?: string; reference?: string; personalNumber?: string };
  billing?: PayAddress;
  shipping?: PayAddress;
  lines: PayLine[];
  /** Where the shopper's browser comes back to. Adyen adds `redirectResult`, Klarna fills in nothing, Iyzico posts `token`. */
  returnUrl: string;
  /** Where the provider's notices go. */
  webhookUrl: string;
  /** Adyen's state data from its components (`paymentMethod` with encrypted fields, `browserInfo`), or Klarna's `authorizationToken`. */
  method?: Record<string, unknown>;
  /** Only for `pos`: which terminal asks for the card. */
  terminalId?: string;
  /** Only for `payByLink`: ISO 8601. */
  expiresAt?: string;
};

export type ListMethods = {
  amount: Amount;
  country: string;
  locale: string;
  reference: string;
  lines: PayLine[];
  channel: 'web' | 'store';
  /** Klarna: the session made before, which is brought up to date instead of making another. */
  session?: string;
};

export type FinishPayment = StartPayment & {
  /** Another key than `start` used: finishing is a call of its own. */
  finishKey: string;
  providerReference?: string;
  redirectResult?: string;
  token?: string;
  /** Whatever else Adyen's components hand over: `threeDSResult`, `payload`. */
  details?: Record<string, string>;
};

/** `finishKey` and `redirectResult` when the answer of `finish` was lost, so that finishing can be repeated. */
export type LookUpPayment = StartPayment & Partial<Omit<FinishPayment, keyof StartPayment>>;

export type ChangeMoney = { key: string; reference: string; providerReference: string; amount: Amount };
/** `remaining`: what stays approved in all, captured or not. */
export type ReleaseMoney = ChangeMoney & { remaining: Amount };
export type CancelPayment = {
  key: string;
  reference: string;
  providerReference?: string;
  amount: Amount;
  /** Only for `pos`: which terminal is to stop asking. */
  terminalId?: string;
};
type PastPayment = { reference: string; providerReference?: string; token?: string; amount: Amount };

export type MethodsAnswer =
  | { state: 'listed'; methods: PayMethod[]; data: Record<string, unknown>; session?: string }
  | { state: 'unavailable'; why: string };

/** `type` is the provider's word (`scheme`, `ideal`, `klarna`), `brands` the cards it takes. */
export type PayMethod = { type: string; name: string; brands?: string[] };

export type PaymentAnswer =
  /** The money is ours, or held for us. `amount` as the provider says: compare it. */
  | {
      state: 'approved';
      providerReference: string;
      amount: Amount | undefined;
      method?: PaidWith;
      /** Approved and not taken: it is asked for when the goods leave. */
      isHeld?: boolean;
    }
  /** For sure: nothing was charged, and nothing will be. */
  | { state: 'refused'; reason: RefusalReason; providerReference?: string }
  | { state: 'action'; action: PayAction; providerReference?: string; token?: string }
  /** Under way at the provider: a bank that takes its time, a link nobody opened yet. A notice follows. */
  | {
      state: 'pending';
      providerReference?: string;
      /** Nobody has tried to pay yet: who comes back from the page like that has left it. */
      isUntouched?: boolean;
    }
  /** Only from `lookUp`: the provider never received it. */
  | { state: 'absent' }
  /** Nobody knows. Look it up or cancel it; never assume, never start another. */
  | { state: 'unknown'; why: UnknownReason };

/** What was paid with, for the order and the receipt: never a whole card number. */
export type PaidWith = { type: string; brand?: string; lastDigits?: string };

/** `declined` to `expired` are the shopper's to mend; the rest is ours. */
export type RefusalReason =
  | 'declined'
  | 'insufficientFunds'
  | 'invalidCard'
  | 'authenticationFailed'
  | 'fraud'
  | 'cancelledByShopper'
  | 'expired'
  /** The provider could not be reached at all: nothing was sent. */
  | 'unavailable'
  /** The provider did not accept the request itself: a fault of ours or of its configuration. */
  | 'rejected';

export type UnknownReason = 'timeout' | 'connectionLost' | 'serverError' | 'busy' | 'unreadable';

/** What the browser has to do next; the names are Adyen's, which the contract shows to the client. */
export type PayAction = {
  type: 'redirect' | 'threeDS2' | 'qrCode' | 'await' | 'voucher' | 'sdk';
  url?: string;
  method?: 'GET' | 'POST';
  data?: Record<string, string>;
  paymentMethodType?: string;
  token?: string;
};

export type ChangeAnswer =
  | { state: 'done'; providerReference: string }
  /** The provider took the order; whether it worked comes as a notice (Adyen answers every change so). */
  | { state: 'accepted'; providerReference: string }
  /** Only `cancel` by our own reference: the provider has nothing that could be cancelled. */
  | { state: 'nothing' }
  | { state: 'refused'; why: string }
  | { state: 'unknown'; why: UnknownReason };

export type WebhookCall = {
  /** The bytes as they came: a signature over JSON that was parsed and written again does not fit. */
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
};

/** `answer` is what the provider wants to read once the events are stored. */
export type WebhookReading =
  | { state: 'verified'; events: ProviderEvent[]; answer: string }
  | { state: 'refused'; why: 'unsigned' | 'forged' | 'malformed' };

export type ProviderEvent = {
  provider: ProviderName;
  /** The same for every delivery of one event: what was seen before is not handled again. */
  id: string;
  kind: EventKind;
  reference: string;
  providerReference?: string;
  amount?: Amount;
  /** Iyzico: what `finish` needs. */
  token?: string;
  /** ISO 8601, as the provider says. */
  at?: string;
};

export type EventKind =
  | 'approved'
  | 'refused'
  | 'pending'
  | 'expired'
  | 'captured'
  | 'captureFailed'
  | 'refunded'
  | 'refundFailed'
  | 'cancelled'
  | 'cancelFailed'
  | 'chargedBack'
  | 'other';
