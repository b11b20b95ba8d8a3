import { z } from 'zod';

export type AdyenSettings = {
  environment: 'sandbox' | 'test' | 'live';
  apiKey: string;
  merchantAccount: string;
  /** For the components in the browser. */
  clientKey: string;
  /** Hexadecimal, from the webhook's settings. */
  hmacKey: string;
  livePrefix?: string;
  /** Another host than Adyen's own. */
  url?: string;
  terminalUrl: string;
  timeoutMs: number;
};

/** Klarna keeps a host for each part of the world; the currency tells which. */
export type KlarnaSettings = {
  user: string;
  password: string;
  urlFor(currency: string): string;
  timeoutMs: number;
  /** When the money is taken; at approval when left out. */
  capture?: 'approval' | 'dispatch';
  /** For Klarna's express button in the browser; without it the stand-in is the sandbox's, and with real keys there is none. */
  clientId?: string;
};

export type IyzicoSettings = { apiKey: string; secret: string; url: string; timeoutMs: number };

export type PaymentConfig = {
  /** The stand-in for all of them. `isOurs`: the shop starts it and ends it. */
  sandbox?: { url: string; port: number; isOurs: boolean; isPortChosen: boolean };
  adyen?: AdyenSettings;
  klarna?: KlarnaSettings;
  iyzico?: IyzicoSettings;
  /** Where cards are presented in stores. */
  terminals?: readonly Terminal[];
};

/** `place`: a store's id, or a market for all of its stores. */
export type Terminal = { place: string; id: string };

const text = z.string().optional();
const port = z
  .string()
  .refine((value) => /^\d+$/.test(value) && Number(value) <= 65_535, 'expected a port from 0 to 65535, for example 3001')
  .transform(Number)
  .optional();

/** `1007:V400m-346403161 1007:V400m-346403162 en-GB:till-1`: which terminals stand in a store or, without one, in a market. */
const terminals = z
  .string()
  .refine((value) => words(value).every((word) => /^[^\s:]+:[^\s:]+$/.test(word)), 'expected pairs such as 1007:V400m-346403161')
  .transform((value) =>
    words(value).map((word): Terminal => {
      const [place = '', id = ''] = word.split(':');
      return { place, id };
    }),
  )
  .optional();

const words = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

export function paymentEnvironment(isProduction: boolean) {
  const sandbox = z.url().refine(() => !isProduction, 'is the payment sandbox and refused in production; leave it unset');
  return {
    ...{ ADYEN_API_KEY: text, ADYEN_MERCHANT_ACCOUNT: text, ADYEN_CLIENT_KEY: text, ADYEN_LIVE_PREFIX: text },
    ADYEN_HMAC_KEY: z
      .string()
      .regex(/^([0-9a-fA-F]{2})+$/, 'expected hexadecimal digits, as the webhook settings show them')
      .optional(),
    ADYEN_ENVIRONMENT: z.enum(['test', 'live'], { error: 'expected test or live' }).optional(),
    ...{ KLARNA_USER: text, KLARNA_PASSWORD: text, KLARNA_CLIENT_ID: text },
    POS_TERMINALS: terminals,
    KLARNA_CAPTURE: z.enum(['approval', 'dispatch'], { error: 'expected approval or dispatch' }).optional(),
    KLARNA_ENVIRONMENT: z.enum(['playground', 'live'], { error: 'expected playground or live' }).optional(),
    ...{ IYZICO_API_KEY: text, IYZICO_SECRET: text },
    IYZICO_URL: z.url().optional(),
    PSP_URL: sandbox.transform((url) => url.replace(/\/$/, '')).optional(),
    PSP_PORT: port,
    /** For tests that wait for time-outs. */
    PSP_TIMEOUT_MS: z.coerce.number('expected a number of milliseconds').int().positive().optional(),
  };
}

type Environment = z.infer<z.ZodObject<ReturnType<typeof paymentEnvironment>>>;

/** Real keys of any provider switch the sandbox off: nobody may pay one order with money and the next without. */
export function readPaymentConfig(
  e: Environment,
  shop: { port: number; shopUrl?: string | undefined; isProduction: boolean },
): PaymentConfig {
  const more = { ...(e.POS_TERMINALS && { terminals: e.POS_TERMINALS }) };
  const real = { ...readAdyen(e), ...readKlarna(e), ...readIyzico(e) };
  if (Object.keys(real).length > 0 || shop.isProduction) return { ...real, ...more };
  const own = e.PSP_PORT ?? (shop.port === 0 || shop.port === 65_535 ? 0 : shop.port + 1);
  // Browsers reach the sandbox by the name under which they reach the shop.
  const { hostname } = new URL(shop.shopUrl ?? 'http://localhost');
  const url = e.PSP_URL ?? `http://${hostname}:${own}`;
  const isOurs = e.PSP_URL === undefined || e.PSP_PORT !== undefined;
  const sandbox = { url, port: own, isOurs, isPortChosen: e.PSP_PORT !== undefined };
  return sandboxConfig(sandbox, e.PSP_TIMEOUT_MS, { ...more, klarna: clientOf(e) });
}

/** The sandbox has one till wherever somebody asks for it. */
export function terminalsOf(payment: PaymentConfig | undefined, market: string): readonly Terminal[] {
  return payment?.terminals ?? (payment?.sandbox ? [{ place: market, id: 'till-1' }] : []);
}

/** Banks take their time; a shopper who waits longer than this is told that we will write to her. */
const patience = 15_000;

/** What is the shop's own beside the sandbox: its terminals, and Klarna's button, which hands over an address and moves no money. */
type Own = Pick<PaymentConfig, 'terminals'> & { klarna?: Pick<KlarnaSettings, 'clientId' | 'capture'> };

/** Everyone may know these keys: they open a sandbox. */
export function sandboxConfig(sandbox: NonNullable<PaymentConfig['sandbox']>, timeoutMs = patience, own: Own = {}): PaymentConfig {
  const { url } = sandbox;
  const { terminals, klarna } = own;
  return {
    sandbox,
    ...(terminals && { terminals }),
    adyen: {
      ...{ environment: 'sandbox', apiKey: 'sandbox-adyen-api-key', merchantAccount: 'SelvedgeSandbox', clientKey: 'sandbox' },
      hmacKey: '5e17edce5a4db0c5e17edce5a4db0c5e17edce5a4db0c5e17edce5a4db0c5e17',
      ...{ url: `${url}/adyen`, terminalUrl: `${url}/terminal`, timeoutMs },
    },
    klarna: {
      ...{ user: 'sandbox-klarna-user', password: 'sandbox-klarna-password', urlFor: () => `${url}/klarna`, timeoutMs },
      ...klarna,
    },
    iyzico: { apiKey: 'sandbox-iyzico-api-key', secret: 'sandbox-iyzico-secret', url: `${url}/iyzico`, timeoutMs },
  };
}

function readAdyen(e: Environment): Pick<PaymentConfig, 'adyen'> {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_CLIENT_KEY: clientKey, ADYEN_HMAC_KEY: hmacKey } = e;
  if (!apiKey || !merchantAccount || !clientKey || !hmacKey) return {};
  const environment = e.ADYEN_ENVIRONMENT ?? 'test';
  const terminalUrl = `https://terminal-api-${environment}.adyen.com`;
  const livePrefix = e.ADYEN_LIVE_PREFIX;
  return {
    adyen: {
      environment,
      apiKey,
      merchantAccount,
      clientKey,
      hmacKey,
      terminalUrl,
      timeoutMs: patience,
      ...(livePrefix && { livePrefix }),
    },
  };
}

function readKlarna(e: Environment): Pick<PaymentConfig, 'klarna'> {
  const { KLARNA_USER: user, KLARNA_PASSWORD: password } = e;
  if (!user || !password) return {};
  const suffix = e.KLARNA_ENVIRONMENT === 'live' ? '.klarna.com' : '.playground.klarna.com';
  const urlFor = (currency: string) => `https://api${regions[currency] ?? ''}${suffix}`;
  return { klarna: { user, password, urlFor, timeoutMs: patience, ...clientOf(e) } };
}

const clientOf = ({ KLARNA_CLIENT_ID: clientId, KLARNA_CAPTURE: capture }: Environment): Pick<KlarnaSettings, 'clientId' | 'capture'> => ({
  ...(clientId && { clientId }),
  ...(capture && { capture }),
});

const regions: Readonly<Record<string, string>> = { USD: '-na', CAD: '-na', MXN: '-na', AUD: '-oc', NZD: '-oc' };

function readIyzico(e: Environment): Pick<PaymentConfig, 'iyzico'> {
  const { IYZICO_API_KEY: apiKey, IYZICO_SECRET: secret } = e;
  return apiKey && secret
    ? { iyzico: { apiKey, secret, url: e.IYZICO_URL ?? 'https://sandbox-api.iyzipay.com', timeoutMs: patience } }
    : {};
}

declare module '../shop/shop.ts' {
  interface ShopConfig {
    payment?: PaymentConfig | undefined;
  }
}
