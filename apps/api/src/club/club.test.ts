import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildFixture } from '../content/content.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { testBrowser } from '../identity/test-browser.ts';
import { outboxTable } from '../jobs/tables.ts';
import { renderMail } from '../mail/render-mail.ts';
import { forgetOldWishes } from './confirm-membership.ts';
import { clubConsentTable, clubContactTable, clubWishTable } from './tables.ts';

const ada = 'ada@example.com';
const password = 'a thimble of gold';
const base = '/api/account/en-GB/customerclub';
const wish = { email: ada, firstName: ' Ada ', lastName: 'de  Vries', subBrands: ['OS', 'os'], acceptsTerms: true };
let now = testNow;
let app: FastifyInstance;

const terms = [{ slug: 'customer-club', version: '7', title: 'Club', text: 'Be kind.' }];
const content = buildFixture({
  documents: [{ market: 'en-GB', name: 'terms-and-conditions', content: terms }],
  flags: [{ market: 'de-DE', name: 'customerClub', value: false }],
});

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now, content: () => content });
});

type Browser = ReturnType<typeof testBrowser>;
type Mail = { template: string; to: string; market: string; values: { token?: string; contactId?: string; messageId?: string } };

const subscribe = (browser: Browser, changes: object = {}) => browser.call('POST', `${base}/subscribe`, { ...wish, ...changes });
const confirm = (browser: Browser, verificationId: string) => browser.call('POST', `${base}/verify-marketing`, { verificationId });
const metadata = async (browser: Browser) => (await browser.call('GET', '/api/account/en-GB/get-user-metadata')).body;

async function mails(template: string): Promise<Mail[]> {
  const { db } = await testDb();
  const rows = await db.select().from(outboxTable).orderBy(outboxTable.id);
  return rows.map(({ payload }) => payload as Mail).filter((mail) => mail.template === template);
}

async function rows<T extends typeof clubContactTable | typeof clubConsentTable | typeof clubWishTable>(table: T) {
  const { db } = await testDb();
  return (await db.select().from(table as typeof clubContactTable)) as T['$inferSelect'][];
}

async function signedUp(email: string, { isProven }: { isProven: boolean }): Promise<Browser> {
  const browser = testBrowser(app);
  expect((await browser.signUp(email, password)).body).toMatchObject({ status: 'OK' });
  const { db } = await testDb();
  if (isProven) await db.update(shopperTable).set({ emailVerifiedAt: now }).where(eq(shopperTable.email, email));
  return browser;
}

async function mailed(): Promise<string> {
  return (await mails('club-confirm')).at(-1)!.values.token!;
}

describe('a guest', () => {
  test('LOY-028 LOY-031 joins with the link of a mail and not before; what was agreed to is kept with it', async () => {
    const guest = testBrowser(app);
    expect(await subscribe(guest)).toMatchObject({ status: 200, body: { status: 'OK', needsConfirmation: true } });
    expect(await rows(clubContactTable)).toEqual([]);
    now = new Date(testNow.getTime() + 3_600_000);
    expect(await confirm(testBrowser(app), await mailed())).toMatchObject({ status: 200, body: { status: 'OK' } });
    expect(await rows(clubContactTable)).toMatchObject([
      { email: ada, firstName: 'Ada', lastName: 'de Vries', subBrands: ['os'], market: 'en-GB', joinedAt: now, messagesSince: now },
    ]);
    expect(await rows(clubConsentTable)).toMatchObject([
      { kind: 'given', source: 'widget', termsVersion: '7', askedAt: testNow, askedFrom: '127.0.0.1', at: now, address: '127.0.0.1' },
    ]);
    expect(await mails('club-welcome')).toMatchObject([{ to: ada, market: 'en-GB' }]);
  });

  test('is told the same whether the address is new, waiting or a member’s', async () => {
    const guest = testBrowser(app);
    const first = await subscribe(guest);
    const waiting = await subscribe(guest);
    await confirm(guest, await mailed());
    const { body, status } = await subscribe(guest);
    for (const answer of [first, waiting]) expect({ body: answer.body, status: answer.status }).toEqual({ body, status });
  });

  test('uses a link once, within 48 hours, and the newest of several', async () => {
    const guest = testBrowser(app);
    await subscribe(guest);
    const older = await mailed();
    await subscribe(guest);
    const token = await mailed();
    const refused = { status: 400, body: { errors: { verificationId: ['club.link_used_up'] } } };
    expect(await confirm(guest, older)).toMatchObject(refused);
    now = new Date(testNow.getTime() + 48 * 3_600_000);
    expect(await confirm(guest, token)).toMatchObject(refused);
    now = new Date(now.getTime() - 1);
    expect((await confirm(guest, token)).status).toBe(200);
    expect(await confirm(guest, token)).toMatchObject(refused);
    expect(await rows(clubConsentTable)).toHaveLength(1);
  });

  test('two clicks at once are one membership', async () => {
    await subscribe(testBrowser(app));
    const token = await mailed();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(testBrowser(app), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await rows(clubConsentTable)).toHaveLength(1);
  });

  test('cannot make the shop write to a stranger more than three times a day', async () => {
    for (let times = 0; times < 5; times += 1) expect((await subscribe(testBrowser(app))).status).toBe(200);
    expect(await mails('club-confirm')).toHaveLength(3);
    expect((await confirm(testBrowser(app), await mailed())).status).toBe(200);
  });

  test('changes nothing of a member by typing the address', async () => {
    const guest = testBrowser(app);
    await subscribe(guest);
    await confirm(guest, await mailed());
    await subscribe(guest, { firstName: 'Mallory', subBrands: [] });
    expect(await rows(clubContactTable)).toMatchObject([{ firstName: 'Ada', subBrands: ['os'] }]);
  });

  test.each([
    ['an address that is none', { email: 'ada@' }, { email: ['field.email'] }],
    ['two lines', { email: 'ada@example.com\r\nbcc: eve@example.com' }, { email: ['validation.invalid_characters'] }],
    ['terms that were not accepted', { acceptsTerms: false }, { acceptsTerms: ['field.tick'] }],
    ['terms that were not asked for', { acceptsTerms: undefined }, { acceptsTerms: ['validation.required'] }],
  ])('LOY-035 is refused with %s', async (_, changes, errors) => {
    expect(await subscribe(testBrowser(app), changes)).toMatchObject({ status: 400, body: { code: 'invalid_request', errors } });
    expect(await mails('club-confirm')).toEqual([]);
  });

  test('LOY-034 cannot join where there is no club', async () => {
    const answer = await testBrowser(app).call('POST', '/api/account/de-DE/customerclub/subscribe', wish);
    expect(answer).toMatchObject({ status: 404 });
  });

  test('LOY-030 LOY-032 joins by an address alone, from a pop-up, with or without a market in the path', async () => {
    const guest = testBrowser(app);
    const asked = { email: ada, acceptsTerms: true };
    expect((await guest.call('POST', `${base}/verify-email?sleekNote=autumn`, asked)).body).toEqual({ status: 'OK' });
    expect(await rows(clubWishTable)).toMatchObject([{ source: 'pop-up autumn', market: 'en-GB' }]);
    const v2 = '/api/account/customerclub/v2/verify-email';
    expect((await guest.call('POST', v2, { ...asked, email: 'eve@example.com', catalog: 'EN-gb' })).body).toEqual({ status: 'OK' });
    expect((await guest.call('POST', v2, { ...asked, catalog: 'xx-XX' })).status).toBe(404);
    expect((await mails('club-confirm')).map(({ to, market }) => [to, market])).toEqual([
      [ada, 'en-GB'],
      ['eve@example.com', 'en-GB'],
    ]);
  });

  test('LOY-031 does not join by a link that a mail scanner or a browser opens', async () => {
    await subscribe(testBrowser(app));
    const url = `${base}/verify-marketing?verificationId=${await mailed()}`;
    for (const headers of [{}, { rid: 'anti-csrf', 'sec-fetch-mode': 'navigate' }, { rid: 'anti-csrf', 'sec-purpose': 'prefetch' }])
      expect((await app.inject({ url, headers })).statusCode).toBe(400);
    expect((await app.inject({ method: 'HEAD', url, headers: { rid: 'anti-csrf' } })).statusCode).not.toBe(200);
    expect(await rows(clubContactTable)).toEqual([]);
    expect((await app.inject({ url, headers: { rid: 'anti-csrf' } })).statusCode).toBe(200);
    expect(await rows(clubContactTable)).toHaveLength(1);
  });
});

describe('a shopper', () => {
  test('LOY-028 whose address is proven joins at once', async () => {
    const browser = await signedUp(ada, { isProven: true });
    expect(await metadata(browser)).toMatchObject({ isEnrolledInCustomerClub: false });
    expect((await subscribe(browser, { email: 'ADA@example.com' })).body).toEqual({ status: 'OK', needsConfirmation: false });
    const [contact] = await rows(clubContactTable);
    expect(await metadata(browser)).toMatchObject({ isEnrolledInCustomerClub: true, contactId: contact!.id, subBrands: ['os'] });
    expect(await mails('club-confirm')).toEqual([]);
    expect(await rows(clubConsentTable)).toMatchObject([{ kind: 'given', termsVersion: '7' }]);
  });

  test('LOY-036 whose own address is not proven is asked to prove it', async () => {
    const browser = await signedUp(ada, { isProven: false });
    expect(await subscribe(browser)).toMatchObject({ status: 403, body: { claimValidationErrors: [{ id: 'st-ev' }] } });
    expect(await rows(clubWishTable)).toEqual([]);
  });

  test('LOY-036 whose session is too old is asked to refresh it', async () => {
    const browser = await signedUp(ada, { isProven: true });
    now = new Date(testNow.getTime() + 2 * 3_600_000);
    expect((await subscribe(browser)).status).toBe(401);
    expect(await rows(clubContactTable)).toEqual([]);
  });

  test('who types another address proves that one by mail', async () => {
    const browser = await signedUp(ada, { isProven: true });
    expect((await subscribe(browser, { email: 'eve@example.com' })).body).toMatchObject({ needsConfirmation: true });
    await confirm(browser, await mailed());
    expect(await metadata(browser)).toMatchObject({ isEnrolledInCustomerClub: false });
  });

  test('who joined as a guest is a member once the account’s address is proven, and not before', async () => {
    const guest = testBrowser(app);
    await subscribe(guest);
    await confirm(guest, await mailed());
    const browser = await signedUp(ada, { isProven: false });
    expect(await metadata(browser)).toMatchObject({ isEnrolledInCustomerClub: false });
    const { db } = await testDb();
    await db.update(shopperTable).set({ emailVerifiedAt: now });
    expect(await metadata(browser)).toMatchObject({ isEnrolledInCustomerClub: true });
  });

  test('keeps the membership with another address', async () => {
    const browser = await signedUp(ada, { isProven: true });
    await subscribe(browser);
    await browser.call('POST', '/api/account/en-GB/update-account-email', { email: 'new@example.com', password });
    const token = (await mails('confirm-email')).at(-1)!.values.token;
    await browser.call('POST', '/api/account/en-GB/confirm-account-email', { token });
    expect(await metadata(browser)).toMatchObject({ email: 'new@example.com', isEnrolledInCustomerClub: true });
  });

  test('reads in the export what the club knows, without what signs its links; deleting the account ends it', async () => {
    const browser = await signedUp(ada, { isProven: true });
    await subscribe(browser);
    const file = (await browser.call('GET', '/api/account/en-GB/export-data')).body;
    expect(file.customerClub).toMatchObject({ email: ada, firstName: 'Ada', consents: [{ kind: 'given', termsVersion: '7' }] });
    expect(JSON.stringify(file)).not.toContain('messageKey');
    await browser.call('DELETE', '/api/account/en-GB/delete-account', { password });
    expect([await rows(clubContactTable), await rows(clubConsentTable)]).toEqual([[], []]);
  });

  test('whose address is not proven neither reads nor ends another’s membership', async () => {
    await subscribe(testBrowser(app));
    await confirm(testBrowser(app), await mailed());
    const thief = await signedUp(ada, { isProven: false });
    expect((await thief.call('GET', '/api/account/en-GB/export-data')).body).toMatchObject({ customerClub: null });
    await thief.call('DELETE', '/api/account/en-GB/delete-account', { password });
    expect(await rows(clubContactTable)).toHaveLength(1);
  });
});

describe('messages', () => {
  async function welcomed(): Promise<{ contactId: string; messageId: string }> {
    await subscribe(testBrowser(app));
    await confirm(testBrowser(app), await mailed());
    return (await mails('club-welcome')).at(-1)!.values as { contactId: string; messageId: string };
  }
  const stop = (query: Record<string, string>) => testBrowser(app).call('POST', `${base}/unsubscribe?${new URLSearchParams(query)}`);

  test('LOY-029 end with the link that stands in them; the membership goes on', async () => {
    const link = await welcomed();
    now = new Date(testNow.getTime() + 1000);
    for (const _ of [1, 2]) expect(await stop(link)).toMatchObject({ status: 200, body: { status: 'OK' } });
    expect(await rows(clubContactTable)).toMatchObject([{ email: ada, messagesSince: null }]);
    expect((await rows(clubConsentTable)).map(({ kind }) => kind)).toEqual(['given', 'withdrawn']);
  });

  test('LOY-029 go on when the link is not one that was sent, with the same answer', async () => {
    const { contactId, messageId } = await welcomed();
    const guesses = [
      { contactId, messageId: `${messageId.slice(0, -1)}~` },
      { contactId, messageId: 'x' },
      { contactId: '00000000-0000-4000-8000-000000000000', messageId },
      { contactId: 'not an id', messageId },
    ];
    for (const guess of guesses) expect(await stop(guess)).toMatchObject({ status: 200, body: { status: 'OK' } });
    expect((await rows(clubContactTable))[0]!.messagesSince).not.toBeNull();
  });

  test('name the call by which a mail program ends them, which takes the form that mail programs send', async () => {
    await welcomed();
    const mail = (await mails('club-welcome')).at(-1)!;
    const rendered = renderMail({ mail: mail as never, content, shopUrl: 'https://shop.example' });
    expect(rendered.text).toContain('https://shop.example/en-GB/unsubscribe?contactId=');
    const { pathname, search } = new URL(rendered.unsubscribeUrl!);
    const opened = await app.inject({ method: 'GET', url: pathname + search });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/en-GB/unsubscribe${search}`]);
    expect((await rows(clubContactTable))[0]!.messagesSince).not.toBeNull();
    const answer = await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect((await rows(clubContactTable))[0]!.messagesSince).toBeNull();
    const asked = renderMail({ mail: (await mails('club-confirm')).at(-1) as never, content, shopUrl: 'https://shop.example' });
    expect(asked.unsubscribeUrl).toBeUndefined();
  });

  test('come again when somebody joins again, who is a member since the first time', async () => {
    const link = await welcomed();
    await stop(link);
    now = new Date(testNow.getTime() + 1000);
    await subscribe(testBrowser(app));
    await confirm(testBrowser(app), await mailed());
    expect(await rows(clubContactTable)).toMatchObject([{ joinedAt: testNow, messagesSince: now }]);
    expect(await mails('club-welcome')).toHaveLength(1);
  });
});

test('wishes that nobody confirmed are forgotten', async () => {
  const { db } = await testDb();
  await subscribe(testBrowser(app));
  await forgetOldWishes(db, now);
  expect(await rows(clubWishTable)).toHaveLength(1);
  await forgetOldWishes(db, new Date(now.getTime() + 49 * 3_600_000));
  expect(await rows(clubWishTable)).toEqual([]);
});
