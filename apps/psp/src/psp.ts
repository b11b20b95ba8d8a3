import { randomBytes } from 'node:crypto';
import { createFaults, type Faults } from './faults.ts';
import { createNotices, type Deliver, deliverByHttp, type News, type Notices } from './notices.ts';
import { type Change, type Ledger, openLedger } from './open-ledger.ts';

export type PspOptions = {
  /** The durable file. */
  file: string;
  /** Where browsers reach the sandbox; with port 0 it is known once the server listens. */
  url?: string;
  /** Who may frame the card form: the shop's own origins. */
  origins: readonly string[];
  /** Where the shop wants its notices, as a merchant sets it up in a provider's back office. */
  notify?: Partial<Record<'adyen' | 'iyzico' | 'pos' | 'carrier', string>>;
  keys?: Partial<Keys>;
  deliver?: Deliver;
  /** How long after an answer its notice leaves. */
  noticeDelayMs?: number;
  /** How long a day of the carrier lasts. */
  carrierDayMs?: number;
  retryMs?: readonly number[];
  now?: () => Date;
};

export type Keys = {
  adyenApiKey: string;
  adyenMerchant: string;
  adyenHmac: string;
  klarnaUser: string;
  klarnaPassword: string;
  iyzicoApiKey: string;
  iyzicoSecret: string;
  carrierKey: string;
  carrierSecret: string;
};

/** Everyone may know them: they open a sandbox. The shop's adapters use the same when no real ones are configured. */
export const sandboxKeys: Keys = {
  adyenApiKey: 'sandbox-adyen-api-key',
  adyenMerchant: 'SelvedgeSandbox',
  adyenHmac: '5e17edce5a4db0c5e17edce5a4db0c5e17edce5a4db0c5e17edce5a4db0c5e17',
  klarnaUser: 'sandbox-klarna-user',
  klarnaPassword: 'sandbox-klarna-password',
  iyzicoApiKey: 'sandbox-iyzico-api-key',
  iyzicoSecret: 'sandbox-iyzico-secret',
  carrierKey: 'sandbox-carrier-key',
  carrierSecret: 'sandbox-carrier-secret',
};

/** What every part of the sandbox works with. */
export type Psp = {
  url: string;
  origins: readonly string[];
  keys: Keys;
  notify: Partial<Record<'adyen' | 'iyzico' | 'pos' | 'carrier', string>>;
  ledger: Ledger;
  faults: Faults;
  notices: Notices;
  carrierDayMs: number;
  now(): Date;
  /** Writes down what happened together with the news of it, before anybody is answered. */
  commit(changes: Change[], news?: News[]): Promise<void>;
};

const hour = 3_600_000;
const retryMs = [1_000, 3_000, 10_000, 30_000, 60_000, 5 * 60_000, 15 * 60_000, hour, 2 * hour, 4 * hour];

export function createPsp(options: PspOptions): Psp {
  const now = options.now ?? (() => new Date());
  const ledger = openLedger(options.file);
  const faults = createFaults();
  const notices = createNotices({
    ...{ ledger, faults, deliver: options.deliver ?? deliverByHttp },
    ...{ delayMs: options.noticeDelayMs ?? 250, retryMs: options.retryMs ?? retryMs, now: () => now().getTime() },
  });
  const psp: Psp = {
    url: options.url ?? '',
    origins: options.origins,
    keys: { ...sandboxKeys, ...options.keys },
    notify: { ...options.notify },
    carrierDayMs: options.carrierDayMs ?? 86_400_000,
    ...{ ledger, faults, notices, now },
    async commit(changes, news = []) {
      const planned = news.flatMap((one) => notices.plan(one));
      await ledger.commit([...changes, ...notices.changes(planned)]);
      if (news[0] && faults.take(news[0].provider, ['early'])) await notices.deliverNow(planned);
      else for (const notice of planned) notices.schedule(notice);
    },
  };
  return psp;
}

const alphabet = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** Sixteen characters, as Adyen's references look. */
export function newReference(): string {
  return [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
}
