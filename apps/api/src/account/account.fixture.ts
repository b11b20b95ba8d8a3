import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildFixture, pageRow } from '../content/content.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { resetHandlers } from '../identity/reset-password.ts';
import { testBrowser } from '../identity/test-browser.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { mailTopic } from '../mail/send-mail.ts';

export const ada = 'ada@example.com';
export const password = 'a thimble of gold';
export const base = '/api/account/en-GB';
let now = testNow;
let app: FastifyInstance;

const userOptions = [
  { key: 'Knitwear', title: 'Knitwear' },
  { key: 'Linen', title: 'Linen' },
  { key: 'OS', title: 'Men', alias: 'mySubBrandOption' },
];
const content = buildFixture({
  pages: [
    pageRow('en-GB', '/account/preferences', {
      _meta: { alias: 'accountPreferencesPage', url: '' },
      userPreferences: [{ id: 'likes', title: 'Likes', userOptions }],
    }),
  ],
  documents: [
    { market: 'en-GB', name: 'terms-and-conditions', content: [{ slug: 'terms', version: '3', title: 'Terms', text: 'Be kind.' }] },
  ],
});

/** An empty shop at the beginning of its time. */
export async function openAccounts(): Promise<void> {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now, content: () => content });
}

export function turnClock(to: Date): void {
  now = to;
}

export const visitor = () => testBrowser(app);
export type Browser = ReturnType<typeof testBrowser>;

export async function joined(email = ada): Promise<Browser> {
  const browser = visitor();
  expect((await browser.signUp(email, password)).body).toMatchObject({ status: 'OK' });
  return browser;
}

export const metadata = async (browser: Browser) => (await browser.call('GET', `${base}/get-user-metadata`)).body;
export const change = (browser: Browser, details: object) => browser.call('POST', `${base}/update-account-details`, details);
export async function mails(): Promise<{ template: string; to: string; values: { token?: string; newEmail?: string } }[]> {
  const { db } = await testDb();
  // Whether an address has an account is looked up after the answer, by a job: without it no link is made.
  await relayOutbox({ db, handlers: resetHandlers({ db, clock: () => now }), now, log: { warn() {}, error() {} } });
  const rows = await db.select().from(outboxTable).where(eq(outboxTable.topic, mailTopic)).orderBy(desc(outboxTable.id));
  return rows.map(({ payload }) => payload as never);
}
