import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import { club } from '@selvedge/contract/club.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { closeBasket } from '../basket/close-basket.ts';
import { eraseBaskets } from '../basket/personal-baskets.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { basketReminderTable, basketTable } from '../basket/tables.ts';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { stockUp } from '../harness/stock-up.ts';
import { testNow } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { MailPort } from '../mail/mail-port.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailTopic, type NewMail } from '../mail/send-mail.ts';
import { paymentAttemptTable } from '../payment/tables.ts';
import { priceDropMailTable } from '../price-drop/tables.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { isReminderWanted } from './find-left-baskets.ts';
import { remindOfBaskets } from './remind-of-baskets.ts';

const jumper = '100_black_1,M';
const coat = '200_black_1,36';
const market = 'de-DE';
const params = { catalog: market };
const ada = 'ada@example.com';
const shopperId = '8b0f1a52-0d2f-4a59-9d1c-6a1f3f0f7c11';
const hour = 3_600_000;
let shop: Awaited<ReturnType<typeof basketShop>>;
let flags: Record<string, boolean>;
let switchedOn: readonly string[];
let now = testNow;
let db: Db;

beforeEach(async () => {
  await emptyTables();
  ({ db } = await testDb());
  now = testNow;
  flags = { basketReminders: true };
  switchedOn = [market];
  shop.setDocuments({});
  shop.moveStock(jumper, 10);
});

beforeAll(async () => {
  shop = await basketShop({ clock: () => now });
  const plain = shop.app.shop.content;
  shop.app.shop.content = () => withFlags(plain());
});

function withFlags(content: ContentSnapshot): ContentSnapshot {
  const changed = switchedOn.map((id) => {
    const own = content.byMarket.get(id)!;
    return [id, { ...own, featureToggles: { ...own.featureToggles, ...flags } }] as const;
  });
  return { ...content, byMarket: new Map([...content.byMarket, ...changed]) };
}

const after = (hours: number) => {
  now = new Date(now.getTime() + hours * hour);
};

function remind(given: Db = db): Promise<number> {
  const { content, catalogue, stock, promotions, ports } = shop.app.shop;
  return remindOfBaskets({
    ...{ db: given, now, ports, log: shop.app.log },
    ...{ content: content(), catalogue: catalogue(), stock: stock(), promotions: promotions() },
  });
}

/** A member who agreed to messages, with a jumper in the basket. */
async function left({ agrees = true, isProven = true, subject = shopperId, email = ada, catalog = market } = {}) {
  const headers = await signInAsShopper(db, { market: catalog, now, subject, email, emailVerified: isProven });
  const browser = shop.browser(headers);
  const answer = await browser.api(basket.addLine, { params: { catalog }, body: { sku: jumper, quantity: 2 } });
  const agreement = { email, market: catalog, source: 'footer', termsVersion: '3', askedAt: now, askedFrom: '192.0.2.1' };
  const details = { firstName: '', lastName: '', subBrands: [] };
  if (agrees) await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: '192.0.2.1' }));
  return { ...browser, basketId: answer.basket.basketId };
}

async function mails(): Promise<NewMail<'basket-reminder'>[]> {
  const rows = await db.select().from(outboxTable).orderBy(outboxTable.id);
  return rows.map(({ payload }) => payload as NewMail<'basket-reminder'>).filter(({ template }) => template === 'basket-reminder');
}

describe('BSK-055 a member who left a basket', () => {
  test('is reminded of it once, at the prices of members, when the hours of the market are over', async () => {
    await left();
    after(23);
    expect(await remind()).toBe(0);
    after(1);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    after(24 * 30);
    expect(await remind()).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ada,
      market,
      values: { currency: 'EUR', lines: [{ name: 'Rippenpullover', quantity: 2, amount: 8000 }] },
    });
  });

  test('is reminded again of a basket that was changed since, and not before the quiet days are over', async () => {
    const browser = await left();
    after(24);
    expect(await remind()).toBe(1);
    await browser.api(basket.addLine, { params, body: { sku: coat } });
    after(24 * 3);
    expect(await remind()).toBe(0);
    after(24 * 11);
    expect(await remind()).toBe(1);
    expect((await mails()).at(-1)!.values.lines).toHaveLength(2);
  });

  test('waits as long as the market says, and for a week at least', async () => {
    shop.setDocuments({ 'basket-settings': BasketSettings.parse({ reminderAfterHours: 2, reminderQuietDays: 7 }) });
    expect(BasketSettings.safeParse({ reminderQuietDays: 6 }).success).toBe(false);
    const browser = await left();
    after(2);
    expect(await remind()).toBe(1);
    await browser.api(basket.addLine, { params, body: { sku: coat } });
    after(24 * 6);
    expect(await remind()).toBe(0);
    after(24);
    expect(await remind()).toBe(1);
  });

  test('is left alone at night', async () => {
    await left();
    after(36);
    expect(await remind()).toBe(0);
    after(12);
    expect(await remind()).toBe(1);
  });

  test('is left alone in the week after a mail about a wishlist', async () => {
    await left();
    after(24);
    await db.insert(priceDropMailTable).values({ shopperId, productId: 'x', market, price: 1, sentAt: now });
    expect(await remind()).toBe(0);
    after(24 * 7);
    expect(await remind()).toBe(1);
  });

  test('hears nothing of what was bought since by another basket', async () => {
    await left();
    await stockUp(db, jumper, 1);
    after(24);
    const id = randomUUID();
    await db.execute(sql`insert into customer_order (id, number, basket_id, market, state, shopper_id, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
      values (${id}, ${id}, ${randomUUID()}, ${market}, 'placed', ${shopperId}, 'EUR', 4500, 0, 1, '{"lines": []}', '\\x00', ${now}, ${now})`);
    await db.execute(
      sql`insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital) values (${id}, '1', 0, ${jumper}, 1, 4500, false)`,
    );
    expect(await remind()).toBe(0);
  });

  test('gets nothing about what was left long before a market began', async () => {
    await left();
    after(24 * 16);
    expect(await remind()).toBe(0);
  });

  const never: [string, () => Promise<unknown>][] = [
    ['who did not agree to messages', () => left({ agrees: false })],
    ['whose address is not proven', () => left({ isProven: false })],
    [
      'who ended messages',
      async () => {
        await left();
        await db.update(clubContactTable).set({ messagesSince: null });
      },
    ],
    [
      'who ordered it meanwhile',
      async () => {
        await left();
        await order();
      },
    ],
    [
      'who emptied it',
      async () => {
        const browser = await left();
        const { basket: held } = await browser.api(basket.get, { params, query: {} });
        await browser.api(basket.removeLines, { params, query: { id: held.lines.map(({ id }) => id) } });
      },
    ],
    [
      'who is paying for it',
      async () => {
        const { basketId } = await left();
        await startPaying(basketId);
      },
    ],
    [
      'whose pieces are all sold out',
      async () => {
        await left();
        shop.moveStock(jumper, 0);
      },
    ],
    [
      'in a market that has not switched it on',
      async () => {
        flags = {};
        await left();
      },
    ],
    [
      'in a market without the club',
      async () => {
        flags = { basketReminders: true, customerClub: false };
        await left();
      },
    ],
    [
      'of a shop in maintenance',
      async () => {
        await left();
        flags = { basketReminders: true, maintenanceMode: true };
      },
    ],
  ];

  test.each(never)('nobody writes to somebody %s', async (_, leave) => {
    await leave();
    after(25);
    expect(await remind()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('reads of what is left to buy alone', async () => {
    const browser = await left();
    await browser.api(basket.addLine, { params, body: { sku: coat } });
    shop.moveStock(jumper, 0);
    after(24);
    await remind();
    expect((await mails())[0]!.values.lines.map(({ quantity }) => quantity)).toEqual([1]);
  });
});

async function order(): Promise<void> {
  const [row] = await db.select().from(basketTable);
  await db.transaction((tx) => closeBasket(tx, { basketId: row!.id, lines: row!.content.lines, now }));
}

async function startPaying(basketId: string): Promise<void> {
  await db.insert(paymentAttemptTable).values({
    ...{ id: randomUUID(), basketId, basketVersion: 1, number: 1, market, provider: 'adyen', state: 'pending', amount: 4500 },
    ...{ currency: 'EUR', reference: randomUUID(), createdAt: now, changedAt: now, expiresAt: now },
    frozen: { basket: {} as never, email: ada, giftCards: [], wishes: [], promotions: [], customer: 'x' },
  });
}

describe('at most once', () => {
  test('when several processes look at the same moment', async () => {
    await left();
    for (let at = 1; at <= 3; at++) await left({ subject: randomUUID(), email: `ada-${at}@example.com` });
    after(24);
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(new Set((await mails()).map(({ to }) => to)).size).toBe(4);
    expect(await mails()).toHaveLength(4);
  });

  test('when a process dies between the note and the end of its work: another one does all of it', async () => {
    await left();
    after(24);
    const dying = {
      ...db,
      execute: db.execute.bind(db),
      transaction: (work: Parameters<Db['transaction']>[0]) =>
        db.transaction(async (tx) => {
          await work(tx);
          await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        }),
    } as Db;
    await expect(remind(dying)).rejects.toThrow();
    expect(await mails()).toEqual([]);
    expect(await remind()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test('for one shopper with baskets in two markets', async () => {
    switchedOn = [market, 'en-GB'];
    await left();
    await left({ catalog: 'en-GB', agrees: false });
    expect(await db.select().from(basketTable)).toHaveLength(2);
    after(24);
    const counts = await Promise.all([remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('until the mail leaves', () => {
  async function deliver(): Promise<string[]> {
    const sent: string[] = [];
    const port: MailPort = { keepsTexts: false, send: async ({ to, unsubscribeUrl }) => void sent.push(`${to} ${unsubscribeUrl}`) };
    const isWanted = (mail: NewMail) => isReminderWanted(db, mail);
    const handler = deliverMail({ db, content: shop.app.shop.content, clock: () => now, shopUrl: 'https://shop.example', port, isWanted });
    const handlers = { [mailTopic]: handler };
    await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } });
    return sent;
  }

  beforeEach(async () => {
    await left();
    after(24);
    await db.delete(outboxTable);
    await remind();
  });

  test('nothing has changed: it leaves with a way to end messages', async () => {
    expect(await deliver()).toEqual([
      expect.stringContaining(`${ada} https://shop.example/api/account/de-DE/customerclub/unsubscribe/one-click?`),
    ]);
  });

  const meanwhile: [string, () => Promise<unknown>][] = [
    ['messages were ended', () => db.update(clubContactTable).set({ messagesSince: null })],
    ['it was ordered', () => order()],
    ['somebody pays for it', async () => startPaying(await basketId())],
    ['the account was erased', () => db.delete(clubContactTable)],
  ];
  test.each(meanwhile)('%s: it never leaves', async (_, happens) => {
    await happens();
    expect(await deliver()).toEqual([]);
  });
});

async function basketId(): Promise<string> {
  return (await db.select({ id: basketTable.id }).from(basketTable))[0]!.id;
}

describe('the links of the mail', () => {
  test('BSK-054 bring the pieces into another browser, once, beside what is there, and sign-in does not double them', async () => {
    await left();
    after(24);
    await remind();
    const token = (await mails())[0]!.values.token;
    const other = shop.browser();
    await other.api(basket.addLine, { params, body: { sku: coat } });
    const restore = () => other.api(basket.restoreAbandoned, { params: {}, query: { basketId: token } });
    await restore();
    const { basket: restored } = await restore();
    expect(restored.lines.map(({ sku, quantity }) => `${quantity} ${sku}`)).toEqual([`1 ${coat}`, `2 ${jumper}`]);
    expect(restored).toMatchObject({ email: '' });
    const cookie = `basket=${other.cookies.get('basket')}`;
    const signedIn = await signInAsShopper(db, { market, now, subject: shopperId, email: ada });
    const home = openBrowser(shop.app, { ...signedIn, cookie: `${signedIn.cookie}; ${cookie}` });
    const { basket: merged } = await home.api(basket.get, { params, query: {} });
    expect(merged.lines.map(({ sku, quantity }) => `${quantity} ${sku}`).sort()).toEqual([`1 ${coat}`, `2 ${jumper}`]);
  });

  test('never carry whom a gift card is for', async () => {
    const browser = await left();
    const card = { sku: '400_digital_1,25', recipientName: 'Zephyrine', recipientEmail: 'zephyrine@example.com' };
    await browser.api(basket.addGiftCardLine, { params: { catalog: market }, body: card }).catch(() => undefined);
    after(24);
    await remind();
    const stranger = shop.browser();
    const answer = await stranger.api(basket.restoreAbandoned, { params: {}, query: { basketId: (await mails())[0]!.values.token } });
    expect(answer.basket.lines.map(({ sku }) => sku)).toEqual([jumper]);
    const rows = await db.select().from(basketTable).where(sql`${basketTable.shopperId} is null`);
    expect(JSON.stringify(rows)).not.toContain('ephyrine');
    expect(JSON.stringify(await mails())).not.toContain('ephyrine');
  });

  test('say whether they are unknown, too old, of an emptied basket, or of one that was ordered', async () => {
    const browser = await left();
    after(24);
    await remind();
    const { token } = (await mails())[0]!.values;
    const restore = (basketId: string) => refusal(shop.browser().api(basket.restoreAbandoned, { params: {}, query: { basketId } }));
    const told = (key: string) => ({ status: 404, errors: { basketId: [key] } });
    expect(await restore(token.slice(0, -1))).toEqual(told('basket.restore_unknown'));
    const sentAt = new Date(now.getTime() - 31 * 24 * hour);
    await db.update(basketReminderTable).set({ sentAt });
    expect(await restore(token)).toEqual(told('basket.restore_expired'));
    await db.update(basketReminderTable).set({ sentAt: now });
    const { basket: held } = await browser.api(basket.get, { params, query: {} });
    await browser.api(basket.removeLines, { params, query: { id: held.lines.map(({ id }) => id) } });
    expect(await restore(token)).toEqual(told('basket.restore_emptied'));
    await order();
    expect(await restore(token)).toEqual(told('basket.restore_ordered'));
  });

  test('end messages by a POST and by nothing else, for somebody without a session', async () => {
    await left();
    after(24);
    await remind();
    const [mail] = await mails();
    const { contactId } = mail!.values;
    const { unsubscribeUrl } = renderMail({ mail: mail!, content: shop.app.shop.content(), shopUrl: 'https://shop.example' });
    const url = unsubscribeUrl!.slice('https://shop.example'.length);
    const isOn = async () => (await db.select().from(clubContactTable).where(eq(clubContactTable.email, ada)))[0]!.messagesSince !== null;
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(303);
    await shop.browser().api(club.unsubscribe, { params, query: { contactId, messageId: 'guessed' }, body: {} });
    expect(await isOn()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
  });
});

const lines = [{ name: 'Ull<b>', colour: 'Red', size: 'M', quantity: 2, picture: '/images/a.w160.jpg', amount: 1_234_560 }];
test.each([
  ['hu-HU', 'HUF', '1\u00a0234\u00a0560\u00a0Ft', 'ltr'],
  ['ar-KW', 'KWD', '1,234.560', 'rtl'],
  ['de-DE', 'EUR', '12.345,60\u00a0€', 'ltr'],
  ['tr-TR', 'TRY', '12.345,60', 'ltr'],
] as const)('in %s the mail names its market’s pages, prices and direction', (id, currency, amount, direction) => {
  const values = { token: 'a+b', contactId: 'c', messageId: 'm', currency, lines };
  const mail = { template: 'basket-reminder', to: ada, market: id, values } as const;
  const { html, text, unsubscribeUrl } = renderMail({ mail, content: shop.app.shop.content(), shopUrl: 'https://shop.example' });
  expect(html).toContain(`<html lang="${id}" dir="${direction}">`);
  expect(html).toContain(amount);
  expect(html).toContain('<img src="https://shop.example/images/a.w160.jpg" alt=""');
  expect(html).toContain('Ull&lt;b&gt;');
  expect(text).toContain(`https://shop.example/${id}/basket?basketId=a%2Bb`);
  expect(text).toContain(`https://shop.example/${id}/unsubscribe?contactId=c&messageId=m`);
  expect(unsubscribeUrl).toBe(`https://shop.example/api/account/${id}/customerclub/unsubscribe/one-click?contactId=c&messageId=m`);
});

test('an account that is erased takes the notes of its reminders along', async () => {
  await left();
  after(24);
  await remind();
  await db.transaction((tx) => eraseBaskets(tx, shopperId));
  expect(await db.select().from(basketReminderTable)).toEqual([]);
});
