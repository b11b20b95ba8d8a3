import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import type { z } from 'zod';
import { BootError } from './boot-error.ts';
import { readFacebook } from './club/facebook-leads.ts';
import { environment } from './config/environment.ts';
import { sharedSecrets } from './config/secrets.ts';
import { readProviders } from './identity/social/provider-settings.ts';
import { readPaymentConfig } from './payment/payment-config.ts';
import { canonicalMarketId } from './published/canonical-market-id.ts';
import { readStorageSettings, storageMistakes } from './storage/storage-settings.ts';

export type Config = ReturnType<typeof readConfig>;
type Environment = z.infer<ReturnType<typeof environment>>;

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything the environment decides, checked at once: an owner who has three mistakes to correct hears of all three. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const isProduction = env.NODE_ENV === 'production';
  const parsed = environment(isProduction).safeParse(dropEmpty(env));
  const wrong = parsed.success
    ? [...aloneInRole(parsed.data, isProduction), ...withoutDatabase(parsed.data), ...storageMistakes(parsed.data)]
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (isProduction) wrong.push(...sharedSecrets(env));
  wrong.push(...openWithoutWord(env), ...shardsOfNothing(env));
  if (!parsed.success || wrong.length > 0) {
    throw new BootError(`The environment is not right, so the shop does not start:\n${wrong.join('\n')}`);
  }
  const e = parsed.data;
  return {
    nodeEnv: e.NODE_ENV,
    isProduction,
    /** `web` answers requests, `worker` does what runs beside them. */
    role: e.ROLE,
    /** Whose goods and pages this process has and answers for; all when empty. */
    markets: e.MARKETS.map(canonicalMarketId),
    port: e.PORT,
    host: e.HOST,
    /** Connections that may wait to be taken on; the system's own limit (net.core.somaxconn) may be lower. */
    listenBacklog: e.LISTEN_BACKLOG,
    /** Requests that are answered at a time; more hear 503 and when to come back. */
    maxInFlight: e.MAX_IN_FLIGHT,
    /** How long the shop goes on answering after it has said at `/readyz` that it stops. */
    drainMs: e.DRAIN_SECONDS * 1_000,
    metricsPort: e.METRICS_PORT ?? metricsPortFor(e.PORT),
    /** Loopback, unless whoever collects the metrics is another machine. */
    metricsHost: e.METRICS_HOST,
    databaseUrl: e.DATABASE_URL,
    /** Of the server itself, where `databaseUrl` is that of a pooler. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    /** Of servers that follow it: what may be read there is. */
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    /** An engine of its own for searches and listings; without it they are answered from memory. */
    searchEngine: e.SEARCH_URL ? { url: e.SEARCH_URL, shards: e.SEARCH_SHARDS.length > 0 ? e.SEARCH_SHARDS : [e.SEARCH_URL] } : undefined,
    dataDir: resolve(e.DATA_DIR ?? join(repositoryRoot, '.data')),
    /** Nobody chose the data directory, so the database may move to another place when this one can't hold it. */
    isDataDirDefault: e.DATA_DIR === undefined,
    /** A retailer's own photographs: a folder, or an address below which they lie. */
    pictureOriginals: e.PICTURE_ORIGINALS,
    /** How much disk made pictures may take below the data directory. */
    pictureCacheMb: e.PICTURE_CACHE_MB,
    /** Where pictures lie: a bucket or a shared folder; in the database when left out. */
    storage: readStorageSettings(e),
    /** Caches before the shop that are told what is old: Varnish, or a CDN that takes what Fastly does. */
    sharedCaches: e.PURGE_URLS.map((url) => ({ url, key: e.PURGE_KEY })),
    /** How long they may keep a page that they were told nothing of. */
    sharedSeconds: e.SHARED_CACHE_SECONDS,
    shopUrl: e.SHOP_URL ?? `http://localhost:${e.PORT}`,
    /** The path below the shop's address at which pages call the API; the server itself takes it away again. */
    apiBase: e.API_BASE,
    /** The host at which devices of stores are set up, `setup.shop.example`; it leads to the setup page of the shop. */
    setupHost: e.SETUP_HOST,
    trustedProxies: e.TRUSTED_PROXIES,
    /** The header in which a trusted proxy names the visitor's country. */
    countryHeader: e.COUNTRY_HEADER,
    logLevel: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    clockOffsetMs: e.CLOCK_OFFSET_MS,
    /** Where traces, metrics and logs are sent; left out, nothing of it is loaded. */
    telemetry: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, service: e.OTEL_SERVICE_NAME, share: e.OTEL_TRACES_SAMPLER_ARG, role: e.ROLE }
      : undefined,
    /** Fill an empty database with the demo shop. Never in production: an owner's first visitor must not meet demo goods. */
    seed: e.SEED === 'auto' && !isProduction,
    sessionSecret: e.SESSION_SECRET,
    /** The one before it, while what it sealed and signed is still about. */
    formerSecret: e.SESSION_SECRET_OLD,
    serviceKey: e.SERVICE_KEY,
    /** With which the tills of the stores hand in their receipts; without it nobody does. */
    tillKey: e.TILL_KEY,
    /** The domain of employees' addresses. They sign in through azuread, and nobody else may use such an address. */
    companyDomain: e.COMPANY_DOMAIN,
    /** Google, Facebook, Apple and the company's own, as far as the shop has keys for them. */
    providers: readProviders(e),
    /** What one member of staff may give back on an order alone, by currency; beyond it a second one agrees. */
    refundLimits: e.REFUND_LIMITS,
    /** Forms of the club on pages elsewhere; without a token to be recognised by there are none. */
    facebook: readFacebook(e),
    /** Who takes the money: those the shop has keys for, or the sandbox. */
    payment: readPaymentConfig(e, { port: e.PORT, shopUrl: e.SHOP_URL, isProduction }),
    /** How long a day lasts for the carrier of the sandbox: nobody who tries the shop waits until tomorrow. */
    carrierDaySeconds: e.CARRIER_DAY_SECONDS,
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
    /** Whether visitors by localhost have agreed to all cookies, for trying out what needs them. (ANA-004) */
    consentOnLocalhost: e.CONSENT_ON_LOCALHOST,
    /** From where pages may run scripts of other parties; which ones, each market sets in the Studio. */
    scriptHosts: e.SCRIPT_HOSTS,
    /** Where maps of stores get pictures of streets, of visitors who allow it; left out, they show outlines of the land alone. */
    mapTiles: e.MAP_TILES,
    /** The Canadian postal lookup; without a key the shop's own stand-in answers. */
    addressComplete: e.ADDRESS_COMPLETE_KEY
      ? { key: e.ADDRESS_COMPLETE_KEY, findUrl: e.ADDRESS_COMPLETE_FIND_URL, retrieveUrl: e.ADDRESS_COMPLETE_RETRIEVE_URL }
      : undefined,
    /** Proposes texts that the Studio lacks; without a key nobody does. */
    deepl: e.DEEPL_KEY ? { key: e.DEEPL_KEY, url: e.DEEPL_URL } : undefined,
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

/** Development trusts everybody: known secrets, demo staff, mails that anybody can read. Nobody opens that to the world by forgetting a word. */
function openWithoutWord({ NODE_ENV = '', HOST = '' }: Record<string, string | undefined>): string[] {
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(HOST.trim());
  if (NODE_ENV.trim() !== '' || HOST.trim() === '' || isLoopback) return [];
  return [
    `  NODE_ENV: is unset, but HOST=${HOST} can be reached from elsewhere; set NODE_ENV=production, or NODE_ENV=development if you mean it`,
  ];
}

/** Parts of one shop share its database and its payment sandbox; each with its own would never hear of what the other does. */
function aloneInRole(e: Environment, isProduction: boolean): string[] {
  if (e.ROLE === 'all') return [];
  const { sandbox } = readPaymentConfig(e, { port: e.PORT, isProduction });
  return [
    ...(e.DATABASE_URL ? [] : [`  DATABASE_URL: is missing; ROLE=${e.ROLE} shares a database with the other processes`]),
    ...(e.ROLE === 'worker' && sandbox?.isOurs
      ? [
          '  PSP_URL: name the payment sandbox of the web process, for example http://localhost:3001, without PSP_PORT; ROLE=worker starts none',
        ]
      : []),
    ...(e.ROLE === 'worker' && e.MARKETS.length > 0
      ? ['  MARKETS: is for processes that answer requests; ROLE=worker works for all markets']
      : []),
  ];
}

/** Of a server that the shop brings itself, it knows the way, and nobody follows it. */
function withoutDatabase(e: Environment): string[] {
  if (e.DATABASE_URL) return [];
  const named = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const).filter((name) => e[name]);
  return named.map((name) => `  ${name}: goes with DATABASE_URL, which is missing`);
}

/** Who names the parts of an engine means to use it. */
function shardsOfNothing({ SEARCH_URL = '', SEARCH_SHARDS = '' }: Record<string, string | undefined>): string[] {
  if (SEARCH_SHARDS.trim() === '' || SEARCH_URL.trim() !== '') return [];
  return ['  SEARCH_URL: is missing; SEARCH_SHARDS names the daemons of a search engine, SEARCH_URL the one that is asked'];
}

/** Far from PORT, so that two shops on neighbouring ports don't meet. */
function metricsPortFor(port: number): number {
  if (port === 0) return 0;
  return port + 10_000 <= 65_535 ? port + 10_000 : port - 10_000;
}

/** `PORT= npm start` means "unset", not port 0. */
function dropEmpty(env: Record<string, string | undefined>): Record<string, string> {
  const filled = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '');
  return Object.fromEntries(filled);
}
