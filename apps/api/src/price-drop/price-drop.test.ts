import { randomBytes, randomUUID } from 'node:crypto';
import { wishlist } from '@selvedge/contract/wishlist.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { basketReminderTable } from '../basket/tables.ts';
import { priceTable } from '../catalogue/tables.ts';
import { enrol } from '../club/enrol.ts';
import { isMessageWanted } from '../club/is-message-wanted.ts';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { stockUp } from '../harness/stock-up.ts';
import { testNow } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { tellOfDrops } from './tell-of-drops.ts';

const jumper = '100_black_1';
const size = `${jumper},M`;
const market = 'de-DE';
const ada = 'ada@example.com';
const shopperId = '8b0f1a52-0d2f-4a59-9d1c-6a1f3f0f7c11';
/** Noon in Berlin. */
const noon = new Date(testNow.toISOString().replace(/T.*/, 'T11:00:00.000Z'));
let shop: Awaited<ReturnType<typeof basketShop>>;
let db: Db;
let now = noon;
let flags: Record<string, boolean>;

beforeAll(async () => {
  shop = await basketShop({ clock: () => now });
});

beforeEach(async () => {
  await emptyTables();
  ({ db } = await testDb());
  now = noon;
  flags = { wishlistPriceDrops: true };
  for (const each of ['S', 'M', 'L']) shop.moveStock(`${jumper},${each}`, 10);
  await stockUp(db, size, 10);
});

function tell(): Promise<number> {
  const { content, catalogue, stock, promotions, ports } = shop.app.shop;
  const plain = content();
  const own = plain.byMarket.get(market)!;
  const switched = { ...own, featureToggles: { ...own.featureToggles, ...flags } };
  return tellOfDrops({
    ...{ db, now, ports, log: shop.app.log, content: { ...plain, byMarket: new Map([...plain.byMarket, [market, switched]]) } },
    ...{ catalogue: catalogue(), stock: stock(), promotions: promotions() },
  });
}

/** A member who agreed to messages, with a jumper on the list since ten days that costs less since yesterday. */
async function wished({ agrees = true, isProven = true, subject = shopperId, email = ada, was = 6000 } = {}): Promise<void> {
  const added = addDays(noon, -10);
  now = added;
  const headers = await signInAsShopper(db, { market, now, subject, email, emailVerified: isProven });
  await shop.browser(headers).api(wishlist.add, { params: { catalog: market }, query: { sku: jumper } });
  const agreement = { email, market, source: 'footer', termsVersion: '3', askedAt: now, askedFrom: '192.0.2.1' };
  const details = { firstName: '', lastName: '', subBrands: [] };
  if (agrees) await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: '192.0.2.1' }));
  now = noon;
  await priced(addDays(noon, -30), was);
  await priced(addDays(noon, -1), 4500);
}

async function priced(validFrom: Date, sales: number): Promise<void> {
  await db.insert(priceTable).values({ market, productId: jumper, validFrom, list: 6000, sales }).onConflictDoNothing();
}

async function mails(): Promise<NewMail<'price-drop'>[]> {
  const rows = await db.select().from(outboxTable).orderBy(outboxTable.id);
  return rows.map(({ payload }) => payload as NewMail<'price-drop'>).filter(({ template }) => template === 'price-drop');
}

async function bought(): Promise<void> {
  const id = randomUUID();
  await db.execute(sql`insert into customer_order (id, number, basket_id, market, state, shopper_id, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
    values (${id}, ${id}, ${randomUUID()}, ${market}, 'placed', ${shopperId}, 'EUR', 4500, 0, 1, '{"lines": []}', ${randomBytes(32)}, ${addDays(noon, -2)}, ${noon})`);
  await db.execute(
    sql`insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital) values (${id}, '1', 0, ${size}, 1, 4500, false)`,
  );
}

describe('a member with a piece on the wishlist that costs less', () => {
  test('is told once, with what it cost before', async () => {
    await wished();
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    now = addDays(noon, 30);
    expect(await tell()).toBe(0);
    expect(await mails()).toMatchObject([
      { to: ada, market, values: { currency: 'EUR', lines: [{ name: 'Rippenpullover', amount: 4500, before: 6000 }] } },
    ]);
  });

  test('is told once by several processes', async () => {
    await wished();
    await wished({ subject: randomUUID(), email: 'bea@example.com' });
    const counts = await Promise.all([tell(), tell(), tell()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect((await mails()).map(({ to }) => to).sort()).toEqual([ada, 'bea@example.com']);
  });

  test('waits for a week after a mail about a basket', async () => {
    await wished();
    const reminded = { basketId: randomUUID(), shopperId, leftAt: noon, tokenHash: randomBytes(32) };
    await db.insert(basketReminderTable).values({ ...reminded, sentAt: addDays(noon, -6) });
    expect(await tell()).toBe(0);
    now = addDays(noon, 2);
    expect(await tell()).toBe(1);
  });

  test('is left alone at night, and told in the morning', async () => {
    await wished();
    now = new Date(noon.getTime() - 6 * 3_600_000);
    expect(await tell()).toBe(0);
    now = noon;
    expect(await tell()).toBe(1);
  });

  const never: [string, () => Promise<unknown>][] = [
    ['did not agree to messages', () => wished({ agrees: false })],
    ['has not proven the address', () => wished({ isProven: false })],
    ['paid no more for it then', () => wished({ was: 4600 })],
    [
      'ended messages',
      async () => {
        await wished();
        await db.update(clubContactTable).set({ messagesSince: null });
      },
    ],
    [
      'bought it meanwhile',
      async () => {
        await wished();
        await bought();
      },
    ],
    [
      'would find it sold out',
      async () => {
        await wished();
        for (const each of ['S', 'M', 'L']) shop.moveStock(`${jumper},${each}`, 0);
      },
    ],
    [
      'is of a market that has not switched it on',
      async () => {
        await wished();
        flags = {};
      },
    ],
    [
      'is of a shop in maintenance',
      async () => {
        await wished();
        flags = { wishlistPriceDrops: true, maintenanceMode: true };
      },
    ],
  ];
  test.each(never)('hears nothing who %s', async (_, happens) => {
    await happens();
    expect(await tell()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('gets no mail that waited while messages were ended', async () => {
    await wished();
    await tell();
    const [mail] = await mails();
    expect(await isMessageWanted(db, mail!)).toBe(true);
    await db.update(clubContactTable).set({ messagesSince: null });
    expect(await isMessageWanted(db, mail!)).toBe(false);
  });
});
