import { createServer } from 'node:net';
import { intlLocale } from '@selvedge/domain/writing-style/intl-locale.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { type MailServerMode, openMailServer } from '../harness/open-mail-server.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { textsOf } from '../http/texts-of.ts';
import { nextDue } from '../jobs/next-due.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { deliverMail } from './deliver-mail.ts';
import { type MailPort, mailbox, smtpMail } from './mail-port.ts';
import { renderMail } from './render-mail.ts';
import { mailTopic, sendMail } from './send-mail.ts';
import { mailTable } from './tables.ts';

const shopUrl = 'https://shop.example';
const quiet = { warn() {}, error() {} };
const content = async () => (await testApp()).shop.content;

beforeEach(emptyTables);

async function deliver(port: MailPort) {
  const { db } = await testDb();
  const handler = deliverMail({ db, content: await content(), clock: () => testNow, shopUrl, port });
  return relayOutbox({ db, handlers: { [mailTopic]: handler }, now: testNow, log: quiet });
}

const reset = { template: 'reset-password', to: 'ada@example.com', market: 'en-GB', values: { token: 'abc' }, now: testNow } as const;

test('a mail leaves with the transaction that asks for it, and not without', async () => {
  const { db } = await testDb();
  const failed = db.transaction(async (tx) => {
    await sendMail(tx, reset);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await deliver(mailbox)).toBe(0);
  await db.transaction((tx) => sendMail(tx, reset));
  expect(await deliver(mailbox)).toBe(1);
  expect(await db.select().from(mailTable).orderBy(mailTable.outboxId)).toMatchObject([
    { recipient: 'ada@example.com', subject: 'Choose a new password' },
  ]);
});

test('a message that comes a second time is not sent again', async () => {
  const { db } = await testDb();
  const sent: string[] = [];
  const port: MailPort = { keepsTexts: false, send: async ({ messageId }) => void sent.push(messageId) };
  await sendMail(db, reset);
  await deliver(port);
  await db.update(outboxTable).set({ deliveredAt: null, dueAt: testNow });
  expect(await deliver(port)).toBe(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^<outbox-\d+@shop\.example>$/);
});

test('what a mail server refuses is tried again, with the same number', async () => {
  const { db } = await testDb();
  const tried: string[] = [];
  const port: MailPort = {
    keepsTexts: false,
    async send({ messageId }) {
      if (tried.push(messageId) === 1) throw new Error('451 later');
    },
  };
  await sendMail(db, reset);
  await deliver(port);
  await db.update(outboxTable).set({ dueAt: testNow });
  await deliver(port);
  expect(tried[0]).toBe(tried[1]);
  expect(await db.select().from(mailTable).orderBy(mailTable.outboxId)).toMatchObject([
    { recipient: null, text: null, html: null, sentAt: testNow },
  ]);
});

test("links lead to the market's own page, and say what they are for", async () => {
  const { text, html } = renderMail({ mail: reset, content: (await content())(), shopUrl });
  expect(text).toContain(`${shopUrl}/en-GB/login/callback?token=abc&rid=emailpassword`);
  expect(html).toContain(`href="${shopUrl}/en-GB/login/callback?token=abc&amp;rid=emailpassword"`);
});

test('an Arabic market reads from right to left', async () => {
  const { html } = renderMail({ mail: { ...reset, market: 'ar-AE' }, content: (await content())(), shopUrl });
  expect(html).toContain('<html lang="ar-AE" dir="rtl">');
  // Words that are not Arabic yet keep their last stop at their end.
  expect(html).toMatch(/<h1[^>]*><bdi>[^<]+<\/bdi><\/h1>\s*<p[^>]*><bdi>/);
});

test.each([
  ['passkeyAdded', 'de-DE'],
  ['passkeyRemoved', 'hu-HU'],
  ['secondFactorOn', 'tr-TR'],
  ['secondFactorOff', 'ar-KW'],
  ['providerLinked', 'fr-BE'],
  ['providerUnlinked', 'sv-SE'],
] as const)('a changed way into the account (%s, %s) is told with moment, device and what to do', async (change, market) => {
  const values = { change, provider: 'google', device: 'Firefox', at: '2026-11-15T10:00:00Z' };
  const mail = { template: 'way-changed', to: 'ada@example.com', market, values } as const;
  const rendered = renderMail({ mail, content: (await content())(), shopUrl });
  const t = textsOf((await content())(), market);
  const subject = t(`mail.${change.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}.subject`, { provider: 'Google' });
  const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  expect(bare(rendered.subject)).toBe(bare(subject));
  const moment = new Date(values.at).toLocaleString(intlLocale(market), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  for (const part of ['Firefox', moment, `${shopUrl}/${market}/login?view=forgot-password`]) expect(rendered.text).toContain(part);
  expect(rendered.text).not.toContain('{');
});

test('what somebody else wrote is text, and never a tag or another header', async () => {
  const newEmail = '"><script>alert(1)</script>\r\nBcc: everybody@example.com';
  const mail = { template: 'email-changed', to: 'ada@example.com', market: 'en-GB', values: { newEmail } } as const;
  const { subject, html } = renderMail({ mail, content: (await content())(), shopUrl });
  expect(html).not.toContain('<script');
  expect(subject).not.toMatch(/[\r\n]/);
});

test('the mailbox shows what was sent, and there is none in production', async () => {
  const { db } = await testDb();
  await sendMail(db, reset);
  await deliver(mailbox);
  const app = await testApp();
  const [mail] = (await app.inject('/dev/mail.json')).json();
  expect(mail).toMatchObject({ to: 'ada@example.com', links: [`${shopUrl}/en-GB/login/callback?token=abc&rid=emailpassword`, shopUrl] });
  expect((await app.inject('/dev/mail')).body).toContain('Choose a new password');
  const page = await app.inject(`/dev/mail/${mail.id}`);
  expect(page.body).toContain('dir="ltr"');
  expect(page.headers['content-security-policy']).not.toContain('script-src');
  const production = await testApp({ config: { ...app.shop.config, isProduction: true } });
  for (const path of ['/dev/mail', '/dev/mail.json', `/dev/mail/${mail.id}`]) expect((await production.inject(path)).statusCode).toBe(404);
});

test('a mail server gets one recipient and the mail in both forms', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      heard.push(said);
      if (isData) {
        if (!heard.join('').includes('\r\n.\r\n')) return;
        isData = false;
        return void socket.write('250 kept\r\n');
      }
      if (said.startsWith('DATA')) {
        isData = true;
        return void socket.write('354 go on\r\n');
      }
      socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const smtp = smtpMail({ url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, from: 'Shop <shop@shop.example>' });
  const mail = renderMail({ mail: reset, content: (await content())(), shopUrl });
  await smtp.send({ ...mail, to: 'ada@example.com', messageId: '<outbox-1@shop.example>' });
  server.close();
  const all = heard.join('');
  expect(all.match(/RCPT TO:<ada@example\.com>/g)).toHaveLength(1);
  expect(all).toContain('MAIL FROM:<shop@shop.example>');
  expect(all).toContain('Message-ID: <outbox-1@shop.example>');
  expect(all).toMatch(/multipart\/alternative/);
});

const day = 24 * 3_600_000;

/** A shop that looks at its outbox whenever something is due there, for so many days. */
async function goOn(port: MailPort, { days }: { days: number }): Promise<void> {
  const { db } = await testDb();
  const handlers = { [mailTopic]: deliverMail({ db, content: await content(), clock: () => testNow, shopUrl, port }) };
  const until = testNow.getTime() + days * day;
  for (let now = testNow; now.getTime() <= until; ) {
    await relayOutbox({ db, handlers, now, log: quiet });
    const { at } = await nextDue(db, [mailTopic]);
    if (!at) return;
    now = new Date(Math.max(at.getTime(), now.getTime() + (days * day) / 14));
  }
}

async function askForThree(): Promise<void> {
  const { db } = await testDb();
  for (const to of ['ada@example.com', 'bea@example.com', 'cleo@example.com']) await sendMail(db, { ...reset, to });
}

const stateOf = async () => {
  const { db } = await testDb();
  const rows = await db.select().from(outboxTable).orderBy(outboxTable.id);
  return { delivered: rows.filter((row) => row.deliveredAt).length, dead: rows.filter((row) => row.deadAt).length };
};

test.each([
  ['hanging', 0],
  ['closing', 0],
  ['locked', 0],
  ['losing', 1],
] as const)(
  'a mail server that is %s for three days loses no mail; each arrives once when it is well again',
  async (mode, keptMeanwhile) => {
    const server = await openMailServer();
    const quick = { connectionTimeout: 100, greetingTimeout: 100, socketTimeout: 100 };
    const port = smtpMail({ url: `smtp://shop:secret@127.0.0.1:${server.port}?ignoreTLS=true`, from: 'shop@shop.example', ...quick });
    await askForThree();
    server.mode = mode;
    await goOn(port, { days: 3 });
    expect(await stateOf()).toEqual({ delivered: 0, dead: 0 });
    // What it kept and did not say so comes again by the same number: a mailbox knows it by that.
    expect(new Set(server.kept).size).toBe(keptMeanwhile);
    server.kept.length = 0;
    server.mode = 'taking';
    const { db } = await testDb();
    await db.update(outboxTable).set({ dueAt: testNow });
    await goOn(port, { days: 1 });
    expect(await stateOf()).toEqual({ delivered: 3, dead: 0 });
    expect([server.kept.length, new Set(server.kept).size]).toEqual([3, 3]);
    await server.close();
  },
);

test.each<[MailServerMode, number, object]>([
  ['full', 3, { delivered: 0, dead: 0 }],
  ['full', 6, { delivered: 0, dead: 3 }],
  ['refusing', 1, { delivered: 0, dead: 3 }],
])('a recipient whose mailbox is %s for %i days is tried for as long as it makes sense', async (mode, days, state) => {
  const server = await openMailServer();
  const port = smtpMail({ url: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`, from: 'shop@shop.example' });
  await askForThree();
  server.mode = mode;
  await goOn(port, { days });
  expect(await stateOf()).toEqual(state);
  await server.close();
});

test('a mail server that is away, or whose name nobody knows, loses no mail', async () => {
  const server = await openMailServer();
  await server.close();
  await askForThree();
  for (const host of [`127.0.0.1:${server.port}`, 'mail.invalid:25'])
    await goOn(smtpMail({ url: `smtp://${host}?ignoreTLS=true`, from: 'shop@shop.example' }), { days: 2 });
  expect(await stateOf()).toEqual({ delivered: 0, dead: 0 });
});
