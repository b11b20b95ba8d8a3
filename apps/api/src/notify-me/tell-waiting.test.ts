import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { stockUp } from '../harness/stock-up.ts';
import { testNow } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { coming, jumper, liveAt, mailsOf, market, notifyMeShop, size, tellingOf, waits } from './notify-me.fixture.ts';
import { isStillWaited, notifyMeHandlers, tellAllWaiting } from './notify-me-handlers.ts';
import { leave } from './store.ts';
import { notifyMeTable } from './tables.ts';
import { tellWaiting } from './tell-waiting.ts';

let shop: Awaited<ReturnType<typeof notifyMeShop>>;
let db: Db;
let now = testNow;
let flags: Record<string, boolean | number>;

beforeAll(async () => {
  shop = await notifyMeShop(() => now);
});

beforeEach(async () => {
  await emptyTables();
  ({ db } = await testDb());
  now = testNow;
  flags = { notifyMe: true, productGoingLive: true };
});

const telling = () => tellingOf(shop, db, now, flags);
const told = async () => (await mailsOf(db, 'notify-me')).map(({ to }) => to);
const hoursLater = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
/** As the shop does it: what the database has noted is handed to the handlers. */
async function relay(): Promise<void> {
  const refuse = () => expect.fail('a message was not handled');
  const log = { warn: refuse, error: refuse };
  while ((await relayOutbox({ db, handlers: notifyMeHandlers(telling), now: new Date(), log })) > 0);
}
const email = (nth: number) => `waits-${String(nth).padStart(4, '0')}@example.com`;

describe('who waits for a size', () => {
  test('1,000 wait for 10 pieces: the ten who asked first are told, by several processes as by one', async () => {
    await stockUp(db, size, 0);
    await db.execute(sql`
      insert into notify_me (kind, market, product_id, sku, email, asked_at, asked_from, confirmed_at, terms_version, leave_token)
      select 'backInStock', ${market}, ${jumper}, ${size}, 'waits-' || lpad(nth::text, 4, '0') || '@example.com', ${now}, '', ${now}, '1', nth::text
      from generate_series(0, 999) nth`);
    await stockUp(db, size, 10);
    await Promise.all([relay(), relay(), tellAllWaiting(telling()), tellAllWaiting(telling())]);
    expect((await told()).sort()).toEqual(Array.from({ length: 10 }, (_, nth) => email(nth)));
    await tellAllWaiting(telling());
    expect(await told()).toHaveLength(10);
    // Nobody came for them: the next ten have their turn.
    hoursLater(7);
    await tellAllWaiting(telling());
    expect((await told()).sort()).toEqual(Array.from({ length: 20 }, (_, nth) => email(nth)));
  });

  test('one process tells of a product at a time, and who comes second sends nobody a second mail', async () => {
    await stockUp(db, size, 0);
    for (const nth of [1, 2]) await waits(db, { email: email(nth) });
    await stockUp(db, size, 2);
    const isHeldUp = async () =>
      expect((await db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted`)).rows).not.toEqual([]);
    let both: Promise<number>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notify-me ${jumper}`}, 0))`);
      both = [tellWaiting(telling(), jumper), tellWaiting(telling(), jumper)];
      await vi.waitFor(isHeldUp);
      expect(await told()).toEqual([]);
    });
    expect((await Promise.all(both)).sort()).toEqual([0, 2]);
    expect((await told()).sort()).toEqual([email(1), email(2)]);
  });

  test('the mail leads to the product with the size chosen, and is sent once', async () => {
    await stockUp(db, size, 0);
    const token = await waits(db, { email: 'ada@example.com' });
    await stockUp(db, size, 5);
    await relay();
    await stockUp(db, size, 9);
    await relay();
    expect(await mailsOf(db, 'notify-me')).toMatchObject([
      { to: 'ada@example.com', market, values: { kind: 'backInStock', name: 'Rippenpullover', size: 'M', currency: 'EUR', token } },
    ]);
    const [mail] = await mailsOf(db, 'notify-me');
    expect(mail!.values.url).toMatch(/^\/de-DE\/p\/.*\?size=M$/);
  });

  test('a piece that one of those told has bought is gone; one that comes back is for the next', async () => {
    await stockUp(db, size, 1);
    for (const nth of [1, 2]) await waits(db, { email: email(nth) });
    await tellAllWaiting(telling());
    expect(await told()).toEqual([email(1)]);
    await bought(email(1));
    await stockUp(db, size, 0);
    await stockUp(db, size, 1);
    await relay();
    expect(await told()).toEqual([email(1), email(2)]);
  });

  test('pieces that somebody pays for are not there', async () => {
    await stockUp(db, size, 1);
    await waits(db, { email: email(1) });
    await db.execute(sql`insert into stock_reservation (attempt_id, variant_id, kind, location_id, quantity)
      values (${randomUUID()}, ${size}, 'warehouse', 'CENTRAL', 1)`);
    await tellAllWaiting(telling());
    expect(await told()).toEqual([]);
    await db.execute(sql`delete from stock_reservation`);
    await relay();
    expect(await told()).toEqual([email(1)]);
  });

  test('what a store has is told where the market ships from stores', async () => {
    await stockUp(db, size, 0);
    await waits(db, { email: email(1) });
    await db.execute(sql`insert into stock (variant_id, kind, location_id, quantity) values (${size}, 'store', '1001', 1)`);
    await relay();
    expect(await told()).toEqual([]);
    shop.setDocuments({ 'basket-settings': { shipFromStore: true } });
    await tellAllWaiting(telling());
    shop.setDocuments({});
    expect(await told()).toEqual([email(1)]);
  });

  test.each([
    ['has not confirmed it', () => waits(db, { email: email(1), confirmedAt: null })],
    ['waits for another size', () => waits(db, { email: email(1), sku: `${jumper},S` })],
    [
      'has left',
      async () => {
        await leave(db, { token: await waits(db, { email: email(1) }), now });
      },
    ],
    [
      'is of a market that does not offer it',
      async () => {
        await waits(db, { email: email(1) });
        flags = { notifyMe: false };
      },
    ],
    [
      'is of a shop in maintenance',
      async () => {
        await waits(db, { email: email(1) });
        flags = { notifyMe: true, maintenanceMode: true };
      },
    ],
  ])('hears nothing who %s', async (_, happens) => {
    await happens();
    await stockUp(db, size, 5);
    await relay();
    await tellAllWaiting(telling());
    expect(await told()).toEqual([]);
  });

  test('a mail that was written before they left is not sent after', async () => {
    await stockUp(db, size, 1);
    const token = await waits(db, { email: email(1) });
    await tellAllWaiting(telling());
    const [mail] = await mailsOf(db, 'notify-me');
    expect(await isStillWaited(db, mail!)).toBe(true);
    await leave(db, { token, now });
    expect(await isStillWaited(db, mail!)).toBe(false);
    await db.delete(notifyMeTable);
    expect(await isStillWaited(db, mail!)).toBe(false);
  });
});

describe('who waits for what is coming', () => {
  const wish = { kind: 'goingLive', productId: coming, sku: '' } as const;

  test('is told when it goes live, as far as there are pieces in any size', async () => {
    await stockUp(db, `${coming},S`, 1);
    await stockUp(db, `${coming},M`, 1);
    for (const nth of [1, 2, 3]) await waits(db, { ...wish, email: email(nth) });
    await tellAllWaiting(telling());
    expect(await told()).toEqual([]);
    now = liveAt;
    await tellAllWaiting(telling());
    expect(await told()).toEqual([email(1), email(2)]);
  });

  test('is told earlier as a member where members may buy earlier', async () => {
    await stockUp(db, `${coming},S`, 5);
    for (const nth of [1, 2]) await waits(db, { ...wish, email: email(nth) });
    await signInAsShopper(db, { market, now, email: email(2) });
    const contact = { firstName: '', lastName: '', subBrands: [], market, joinedAt: now, messageKey: randomBytes(32) };
    await db.insert(clubContactTable).values({ ...contact, email: email(2) });
    flags = { ...flags, earlyAccessHours: 24 };
    now = new Date(liveAt.getTime() - 3_600_000);
    await tellAllWaiting(telling());
    expect(await told()).toEqual([email(2)]);
    now = liveAt;
    await tellAllWaiting(telling());
    expect(await told()).toEqual([email(2), email(1)]);
  });
});

async function bought(by: string): Promise<void> {
  const id = randomUUID();
  await db.execute(sql`insert into customer_order (id, number, basket_id, market, state, email, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
    values (${id}, ${id}, ${randomUUID()}, ${market}, 'placed', ${by}, 'EUR', 4500, 0, 1, '{"lines": []}', ${randomBytes(32)}, ${now}, ${now})`);
  await db.execute(
    sql`insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital) values (${id}, '1', 0, ${size}, 1, 4500, false)`,
  );
}
