import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { z } from 'zod';
import { BootError } from './boot-error.ts';
import { providerEnvironment, readProviders } from './identity/social/provider-settings.ts';
import { paymentEnvironment, readPaymentConfig } from './payment/payment-config.ts';

export type Config = ReturnType<typeof readConfig>;

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything the environment decides, checked at once: an owner who has three mistakes to correct hears of all three. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const isProduction = env.NODE_ENV === 'production';
  const parsed = environment(isProduction).safeParse(dropEmpty(env));
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (isProduction) wrong.push(...sharedSecrets(env));
  wrong.push(...openWithoutWord(env));
  if (!parsed.success || wrong.length > 0) {
    throw new BootError(`The environment is not right, so the shop does not start:\n${wrong.join('\n')}`);
  }
  const e = parsed.data;
  return {
    nodeEnv: e.NODE_ENV,
    isProduction,
    port: e.PORT,
    host: e.HOST,
    /** Connections that may wait to be taken on; the system's own limit (net.core.somaxconn) may be lower. */
    listenBacklog: e.LISTEN_BACKLOG,
    /** Requests that are answered at a time; more hear 503 and when to come back. */
    maxInFlight: e.MAX_IN_FLIGHT,
    metricsPort: e.METRICS_PORT ?? metricsPortFor(e.PORT),
    databaseUrl: e.DATABASE_URL,
    dataDir: resolve(e.DATA_DIR ?? join(repositoryRoot, '.data')),
    /** Nobody chose the data directory, so the database may move to another place when this one can't hold it. */
    isDataDirDefault: e.DATA_DIR === undefined,
    /** A retailer's own photographs: a folder, or an address below which they lie. */
    pictureOriginals: e.PICTURE_ORIGINALS,
    /** How much disk made pictures may take below the data directory. */
    pictureCacheMb: e.PICTURE_CACHE_MB,
    shopUrl: e.SHOP_URL ?? `http://localhost:${e.PORT}`,
    /** The path below the shop's address at which pages call the API; the server itself takes it away again. */
    apiBase: e.API_BASE,
    trustedProxies: e.TRUSTED_PROXIES,
    /** The header in which a trusted proxy names the visitor's country. */
    countryHeader: e.COUNTRY_HEADER,
    logLevel: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    clockOffsetMs: e.CLOCK_OFFSET_MS,
    /** How long a day lasts for the carrier of the sandbox: nobody who tries the shop waits until tomorrow. */
    carrierDaySeconds: e.CARRIER_DAY_SECONDS,
    /** Fill an empty database with the demo shop. Never in production: an owner's first visitor must not meet demo goods. */
    seed: e.SEED === 'auto' && !isProduction,
    sessionSecret: e.SESSION_SECRET,
    serviceKey: e.SERVICE_KEY,
    /** The domain of employees' addresses. They sign in through azuread, and nobody else may use such an address. */
    companyDomain: e.COMPANY_DOMAIN,
    /** Google, Facebook, Apple and the company's own, as far as the shop has keys for them. */
    providers: readProviders(e),
    /** What one member of staff may give back on an order alone, by currency; beyond it a second one agrees. */
    refundLimits: e.REFUND_LIMITS,
    /** Who takes the money: those the shop has keys for, or the sandbox. */
    payment: readPaymentConfig(e, { port: e.PORT, shopUrl: e.SHOP_URL, isProduction }),
    /** Where mails leave, `smtp://user:password@host:587`; without it they stay in the shop's own mailbox. */
    smtpUrl: e.SMTP_URL,
    /** Who writes to shoppers. */
    mailFrom: e.MAIL_FROM ?? `Selvedge <no-reply@${new URL(e.SHOP_URL ?? 'http://localhost').hostname}>`,
    /** The largest assortment that is imported, unpacked. */
    importMaxBytes: e.IMPORT_MAX_MB * 1024 * 1024,
    /** How pictures of imported goods are fetched from other hosts. */
    importPictures: {
      /** Hosts inside our own network that may be asked, `pim.internal` or `10.0.0.7:8080`. */
      hosts: e.IMPORT_PICTURE_HOSTS,
      maxBytes: e.IMPORT_PICTURE_MAX_MB * 1024 * 1024,
      maxPixels: e.IMPORT_PICTURE_MAX_MEGAPIXELS * 1_000_000,
      /** For one picture, with its redirects. */
      timeoutMs: e.IMPORT_PICTURE_SECONDS * 1_000,
      atOnce: e.IMPORT_PICTURE_AT_ONCE,
      atOncePerHost: e.IMPORT_PICTURE_AT_ONCE_PER_HOST,
      redirects: e.IMPORT_PICTURE_REDIRECTS,
      attempts: e.IMPORT_PICTURE_ATTEMPTS,
      /** In one import. */
      most: e.IMPORT_PICTURES_MOST,
      /** A picture that is known is asked about again after this long, when its style changes. */
      recheckMs: e.IMPORT_PICTURE_RECHECK_DAYS * dayMs,
    },
    previewSecret: e.PREVIEW_SECRET,
    /** Whose size script pages may run; the address itself is a setting of each market. */
    sizeScriptOrigin: e.SIZE_SCRIPT_ORIGIN,
    /** The Canadian postal lookup; without a key the shop's own stand-in answers. */
    addressComplete: e.ADDRESS_COMPLETE_KEY
      ? { key: e.ADDRESS_COMPLETE_KEY, findUrl: e.ADDRESS_COMPLETE_FIND_URL, retrieveUrl: e.ADDRESS_COMPLETE_RETRIEVE_URL }
      : undefined,
    /** Published passwords that nobody may choose; the shop's own list when left out. */
    breachedPasswordsFile: e.BREACHED_PASSWORDS_FILE,
    /** Whether rights over money, staff, people's data and publishing wait for a second factor. */
    staffSecondFactor: e.STAFF_SECOND_FACTOR,
    /** The demo administrator's password; without it the shop makes one up and shows it once. */
    demoStaffPassword: e.DEMO_STAFF_PASSWORD,
  };
}

/** The shop's clock. Journeys move it to see a basket expire or a campaign begin. */
export function clock(config: Pick<Config, 'clockOffsetMs'>): () => Date {
  return () => new Date(Date.now() + config.clockOffsetMs);
}

const secretNames = ['SESSION_SECRET', 'SERVICE_KEY', 'PREVIEW_SECRET'] as const;

function environment(isProduction: boolean) {
  return z.object({
    NODE_ENV: z.enum(['development', 'production', 'test'], { error: 'expected development, production or test' }).default('development'),
    PORT: wholeNumber(0, 65535, 'a port from 0 to 65535, for example 3000').default(3000),
    HOST: z.string().default(isProduction ? '0.0.0.0' : 'localhost'),
    LISTEN_BACKLOG: wholeNumber(1, 65_535, 'a number of connections, for example 4096').default(4_096),
    MAX_IN_FLIGHT: wholeNumber(1, 100_000, 'a number of requests, for example 250').default(250),
    METRICS_PORT: wholeNumber(0, 65535, 'a port from 0 to 65535, for example 13000').optional(),
    DATABASE_URL: z.string().refine(isPostgresUrl, 'expected an address such as postgres://user:password@host:5432/database').optional(),
    DATA_DIR: z.string().optional(),
    PICTURE_ORIGINALS: z.string().optional(),
    PICTURE_CACHE_MB: wholeNumber(1, 10_000_000, 'a number of megabytes, for example 2048').default(2048),
    SHOP_URL: isProduction ? origin() : origin().optional(),
    API_BASE: z
      .string()
      .regex(/^(?:\/[\w.~-]+)+\/?$/, "expected a path on the shop's own address, such as /backend")
      .transform((path) => path.replace(/\/$/, ''))
      .default(''),
    TRUSTED_PROXIES: z.string().default('').transform(splitList).pipe(z.array(address())),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[\w-]+$/, 'expected the name of a header, such as cf-ipcountry')
      .toLowerCase()
      .default('cf-ipcountry'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'expected fatal, error, warn, info, debug, trace or silent',
      })
      .optional(),
    CLOCK_OFFSET_MS: wholeNumber(-1e13, 1e13, 'a whole number of milliseconds')
      .refine((offset) => !isProduction || offset === 0, 'is refused in production, where the clock must be true; leave it unset')
      .default(0),
    CARRIER_DAY_SECONDS: wholeNumber(1, 86_400, 'a number of seconds from 1 to 86400, for example 60').default(60),
    IMPORT_MAX_MB: wholeNumber(1, 1_000_000, 'a whole number of megabytes, for example 2048').default(2048),
    IMPORT_PICTURE_HOSTS: z
      .string()
      .default('')
      .transform((text) => splitList(text.toLowerCase()))
      .pipe(z.array(hostName())),
    IMPORT_PICTURE_MAX_MB: wholeNumber(1, 200, 'a number of megabytes from 1 to 200, for example 25').default(25),
    IMPORT_PICTURE_MAX_MEGAPIXELS: wholeNumber(1, 250, 'a number of megapixels from 1 to 250, for example 60').default(60),
    IMPORT_PICTURE_SECONDS: wholeNumber(1, 600, 'a number of seconds from 1 to 600, for example 20').default(20),
    IMPORT_PICTURE_AT_ONCE: wholeNumber(1, 64, 'a number from 1 to 64, for example 8').default(8),
    IMPORT_PICTURE_AT_ONCE_PER_HOST: wholeNumber(1, 64, 'a number from 1 to 64, for example 4').default(4),
    IMPORT_PICTURE_REDIRECTS: wholeNumber(0, 3, 'a number from 0 to 3').default(3),
    IMPORT_PICTURE_ATTEMPTS: wholeNumber(1, 20, 'a number from 1 to 20, for example 5').default(5),
    IMPORT_PICTURES_MOST: wholeNumber(0, 100_000_000, 'a number of pictures, for example 500000').default(500_000),
    IMPORT_PICTURE_RECHECK_DAYS: wholeNumber(0, 3_650, 'a number of days, for example 7').default(7),
    REFUND_LIMITS: refundLimits().optional(),
    SEED: z.enum(['auto', 'off'], { error: 'expected auto or off' }).default('auto'),
    SESSION_SECRET: secret(isProduction, 'SESSION_SECRET'),
    SERVICE_KEY: secret(isProduction, 'SERVICE_KEY'),
    SMTP_URL: z
      .string()
      .refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'expected an address such as smtp://user:password@host:587')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'expected an address such as Shop <shop@company.example>')
      .optional(),
    ...providerEnvironment(isProduction),
    ...paymentEnvironment(isProduction),
    COMPANY_DOMAIN: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a domain such as company.example')
      .optional(),
    SIZE_SCRIPT_ORIGIN: origin().optional(),
    ADDRESS_COMPLETE_KEY: z.string().optional(),
    ADDRESS_COMPLETE_FIND_URL: webAddress().default(`${canadaPost}/Find/v2.10/json3.ws`),
    ADDRESS_COMPLETE_RETRIEVE_URL: webAddress().default(`${canadaPost}/Retrieve/v2.11/json3.ws`),
    PREVIEW_SECRET: secret(isProduction, 'PREVIEW_SECRET'),
    BREACHED_PASSWORDS_FILE: z.string().refine(existsSync, 'there is no such file').optional(),
    STAFF_SECOND_FACTOR: z
      .enum(['required', 'recommended'], { error: 'expected required or recommended' })
      .refine((value) => !isProduction || value === 'required', 'is always required in production; leave it unset')
      .default(isProduction ? 'required' : 'recommended'),
    DEMO_STAFF_PASSWORD: z
      .string()
      .min(12, 'is too short; expected at least 12 characters')
      .max(128, 'is too long; expected at most 128 characters')
      .refine(() => !isProduction, 'is refused in production, where staff are made with npm run staff; leave it unset')
      .optional(),
  });
}

const canadaPost = 'https://ws1.postescanada-canadapost.ca/AddressComplete/Interactive';

function webAddress() {
  return z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'expected an address such as https://lookup.example/find');
}

function wholeNumber(min: number, max: number, expected: string) {
  const isFine = (text: string) => /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().refine(isFine, `expected ${expected}`).transform(Number);
}

/** `GBP:100,JPY:20000`, in whole units. */
function refundLimits() {
  const expected = 'expected currencies with whole amounts, such as GBP:100,EUR:120';
  return z
    .string()
    .regex(/^[A-Z]{3}:\d{1,9}(,[A-Z]{3}:\d{1,9})*$/, expected)
    .transform((text) => Object.fromEntries(splitList(text).map((each) => [each.slice(0, 3), Number(each.slice(4))])));
}

function origin() {
  const expected = 'expected an address without a path, such as https://shop.example';
  return z
    .string('is missing; production expects the address that shoppers use, such as https://shop.example')
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && /^\/?$/.test(URL.parse(text)?.pathname ?? ''), expected)
    .transform((text) => URL.parse(text)?.origin ?? text);
}

function address() {
  return z.string().refine(isAddressRange, {
    error: (issue) => `${JSON.stringify(issue.input)} is not an address or range; expected for example 10.0.0.0/8, 192.168.1.7`,
  });
}

function hostName() {
  return z.string().refine((text) => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(text), {
    error: (issue) => `${JSON.stringify(issue.input)} is not a host; expected for example pim.internal, 10.0.0.7:8080, [fd00::7]`,
  });
}

function isAddressRange(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** Everyone can read the default in this file: whoever runs a real shop on it hands out sessions to strangers. */
function defaultSecret(name: string): string {
  return `${name.toLowerCase().replaceAll('_', '-')}-for-development-only`;
}

function secret(isProduction: boolean, name: (typeof secretNames)[number]) {
  if (!isProduction) return z.string().min(16, 'is too short; expected at least 16 characters').default(defaultSecret(name));
  return z
    .string('is missing; production expects a random text of at least 32 characters of your own (openssl rand -hex 32)')
    .min(32, 'is too short; production expects a random text of at least 32 characters')
    .refine((text) => !secretNames.some((each) => text === defaultSecret(each)), 'is the default that everyone knows; choose a random one');
}

function sharedSecrets(env: Record<string, string | undefined>): string[] {
  const seen = new Map<string, string>();
  return secretNames.flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    const other = seen.get(value);
    seen.set(value, name);
    return other ? [`  ${name}: is the same as ${other}; expected a secret of its own`] : [];
  });
}

/** Development trusts everybody: known secrets, demo staff, mails that anybody can read. Nobody opens that to the world by forgetting a word. */
function openWithoutWord({ NODE_ENV = '', HOST = '' }: Record<string, string | undefined>): string[] {
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(HOST.trim());
  if (NODE_ENV.trim() !== '' || HOST.trim() === '' || isLoopback) return [];
  return [
    `  NODE_ENV: is unset, but HOST=${HOST} can be reached from elsewhere; set NODE_ENV=production, or NODE_ENV=development if you mean it`,
  ];
}

/** Far from PORT, so that two shops on neighbouring ports don't meet. */
function metricsPortFor(port: number): number {
  if (port === 0) return 0;
  return port + 10_000 <= 65_535 ? port + 10_000 : port - 10_000;
}

function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

/** `PORT= npm start` means "unset", not port 0. */
function dropEmpty(env: Record<string, string | undefined>): Record<string, string> {
  const filled = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '');
  return Object.fromEntries(filled);
}
