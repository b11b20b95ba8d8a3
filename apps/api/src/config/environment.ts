import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { z } from 'zod';
import { providerEnvironment } from '../identity/social/provider-settings.ts';
import { paymentEnvironment } from '../payment/payment-config.ts';
import { storageEnvironment } from '../storage/storage-settings.ts';
import { secret } from './secrets.ts';
import {
  address,
  engineAddress,
  hostName,
  marketId,
  origin,
  refundLimits,
  scriptHost,
  splitList,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts';

/** Every variable of the environment, what it may say and what it is when it says nothing. */
export function environment(isProduction: boolean) {
  return z.object({
    NODE_ENV: z.enum(['development', 'production', 'test'], { error: 'expected development, production or test' }).default('development'),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'expected all, web or worker' }).default('all'),
    MARKETS: z.string().default('').transform(splitList).pipe(z.array(marketId())),
    PORT: wholeNumber(0, 65535, 'a port from 0 to 65535, for example 3000').default(3000),
    HOST: z.string().default(isProduction ? '0.0.0.0' : 'localhost'),
    LISTEN_BACKLOG: wholeNumber(1, 65_535, 'a number of connections, for example 4096').default(4_096),
    MAX_IN_FLIGHT: wholeNumber(1, 100_000, 'a number of requests, for example 250').default(250),
    DRAIN_SECONDS: wholeNumber(0, 600, 'a number of seconds from 0 to 600, for example 5')
      .optional()
      .transform((seconds) => seconds ?? (isProduction ? 5 : 0)),
    METRICS_PORT: wholeNumber(0, 65535, 'a port from 0 to 65535, for example 13000').optional(),
    METRICS_HOST: z
      .string()
      .refine((text) => isIP(text) !== 0, 'expected an address of this machine, for example 127.0.0.1')
      .default('127.0.0.1'),
    DATABASE_URL: z.string().refine(isPostgresUrl, 'expected an address such as postgres://user:password@host:5432/database').optional(),
    DATABASE_DIRECT_URL: z
      .string()
      .refine(isPostgresUrl, 'expected an address such as postgres://user:password@host:5432/database')
      .optional(),
    DATABASE_REPLICA_URL: z
      .string()
      .refine(isPostgresUrl, 'expected an address such as postgres://user:password@host:5432/database')
      .optional(),
    SEARCH_URL: engineAddress().optional(),
    SEARCH_SHARDS: z.string().default('').transform(splitList).pipe(z.array(engineAddress())),
    DATA_DIR: z.string().optional(),
    PICTURE_ORIGINALS: z.string().optional(),
    PICTURE_CACHE_MB: wholeNumber(1, 10_000_000, 'a number of megabytes, for example 2048').default(2048),
    ...storageEnvironment(),
    PURGE_URLS: z.string().default('').transform(splitList).pipe(z.array(webAddress())),
    PURGE_KEY: z.string().optional(),
    SHARED_CACHE_SECONDS: wholeNumber(1, daySeconds, 'a number of seconds, at most those of a day, for example 300').default(300),
    SHOP_URL: isProduction ? origin() : origin().optional(),
    API_BASE: z
      .string()
      .regex(/^(?:\/[\w.~-]+)+\/?$/, "expected a path on the shop's own address, such as /backend")
      .transform((path) => path.replace(/\/$/, ''))
      .default(''),
    TRUSTED_PROXIES: z.string().default('').transform(splitList).pipe(z.array(address())),
    SETUP_HOST: z
      .string()
      .regex(/^[a-z\d.-]+$/, 'expected a host without a port, for example setup.shop.example')
      .optional(),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[\w-]+$/, 'expected the name of a header, such as cf-ipcountry')
      .toLowerCase()
      .default('cf-ipcountry'),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional(),
    OTEL_SERVICE_NAME: z.string().max(100).default('selvedge'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .refine((text) => /^(?:0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.test(text), 'expected a share from 0 to 1, for example 0.1')
      .transform(Number)
      .default(1),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'expected fatal, error, warn, info, debug, trace or silent',
      })
      .optional(),
    CLOCK_OFFSET_MS: wholeNumber(-1e13, 1e13, 'a whole number of milliseconds')
      .refine((offset) => !isProduction || offset === 0, 'is refused in production, where the clock must be true; leave it unset')
      .default(0),
    CARRIER_DAY_SECONDS: wholeNumber(1, daySeconds, 'a number of seconds, at most those of a day, for example 60').default(60),
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
    FACEBOOK_LEAD_VERIFY_TOKEN: z.string().min(16, 'expected at least 16 letters').optional(),
    FACEBOOK_LEAD_PAGE_TOKEN: z.string().optional(),
    REFUND_LIMITS: refundLimits().optional(),
    SEED: z.enum(['auto', 'off'], { error: 'expected auto or off' }).default('auto'),
    SESSION_SECRET: secret(isProduction, 'SESSION_SECRET'),
    SESSION_SECRET_OLD: z.string().min(16, 'is too short; expected the secret that SESSION_SECRET took the place of').optional(),
    SERVICE_KEY: secret(isProduction, 'SERVICE_KEY'),
    // A shop without stores has none.
    TILL_KEY: isProduction ? secret(isProduction, 'TILL_KEY').optional() : secret(isProduction, 'TILL_KEY'),
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
    CONSENT_ON_LOCALHOST: z.stringbool().default(false),
    SCRIPT_HOSTS: z.string().default('').transform(splitList).pipe(z.array(scriptHost())),
    MAP_TILES: webAddress()
      .refine((url) => url.startsWith('https://') && url.includes('{z}'))
      .optional(),
    ADDRESS_COMPLETE_KEY: z.string().optional(),
    ADDRESS_COMPLETE_FIND_URL: webAddress().default(`${canadaPost}/Find/v2.10/json3.ws`),
    ADDRESS_COMPLETE_RETRIEVE_URL: webAddress().default(`${canadaPost}/Retrieve/v2.11/json3.ws`),
    DEEPL_KEY: z.string().optional(),
    DEEPL_URL: webAddress().default('https://api.deepl.com'),
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

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}
