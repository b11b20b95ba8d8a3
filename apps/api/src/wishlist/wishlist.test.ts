import { randomUUID } from 'node:crypto';
import type { ApiException } from '@selvedge/contract/api-exception.ts';
import { type Client, createClient } from '@selvedge/contract/client.ts';
import { mostWishlists, type Wishlist, wishlist } from '@selvedge/contract/wishlist.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { priceTable } from '../catalogue/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { stockUp } from '../harness/stock-up.ts';
import { testNow } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import { exportWishlists, forgetWishlists } from './forget-wishlists.ts';
import { wishlistSkuTable, wishlistTable } from './tables.ts';
import { clientOf, sku, wishlistApp } from './wishlist.fixture.ts';

const params = { catalog: 'en-GB' };
const ada = randomUUID();
let app: Awaited<ReturnType<typeof wishlistApp>>;
let api: Client;

beforeEach(async () => {
  await emptyTables();
  app ??= await wishlistApp();
  api = await clientOf(app, 'shopper', ada);
});

const add = (...styles: (number | string)[]) => api(wishlist.addRange, { params, query: { skus: styles.map(sku) } });
const refusal = async (call: Promise<unknown>) => {
  const { status, result } = await call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: ApiException) => error,
  );
  return {
    status,
    ...(result?.code && { code: result.code }),
    ...(Object.keys(result?.errors ?? {}).length && { errors: result!.errors }),
  };
};

describe('a list', () => {
  test('is there for every shopper and empty at first', async () => {
    const [own, ...others] = await api(wishlist.wishlists, { params });
    expect(own).toMatchObject({ wishlistName: '', isDefaultWishlist: true, skus: [] });
    expect(others).toEqual([]);
    expect(own).not.toHaveProperty('shareLinkReference');
  });

  test('WSH-015 keeps a product once, and the product rather than its size', async () => {
    await api(wishlist.add, { params, query: { sku: sku(1) } });
    await api(wishlist.add, { params, query: { sku: sku(2) } });
    const { skus } = await api(wishlist.add, { params, query: { sku: `${sku(1)},M` } });
    expect(skus).toEqual([sku(2), sku(1)]);
    const after = await api(wishlist.remove, { params, query: { sku: `${sku(1)},S` } });
    expect(after.skus).toEqual([sku(2)]);
  });

  test('WSH-016 takes a range, first on top, and leaves out what the shop does not know', async () => {
    expect((await add(1, 'unknown', 2, 1)).skus).toEqual([sku(1), sku(2)]);
  });

  test('shows what the market sells, sold out or not, and still names what is gone', async () => {
    await add(1, 3, 4);
    const own = await api(wishlist.wishlist, { params, query: {} });
    expect(own.skus).toEqual([sku(1), sku(3), sku(4)]);
    expect(own.products.map(({ id, inStock }) => [id, inStock])).toEqual([
      [sku(1), true],
      [sku(4), false],
    ]);
    const german = await api(wishlist.wishlist, { params: { catalog: 'de-DE' }, query: {} });
    expect(german.products.map(({ id }) => id)).toEqual([sku(1), sku(3), sku(4)]);
  });

  test('says what costs clearly less than when it was put there, and what is almost gone', async () => {
    const { db } = await testDb();
    await add(1, 2, 'few', 4);
    for (const [style, sales] of [
      [1, 8000],
      [2, 5000],
    ] as const) {
      await stockUp(db, `${sku(style)},M`, 10);
      await db.insert(priceTable).values({ market: 'en-GB', productId: sku(style), validFrom: addDays(testNow, -9), list: 9000, sales });
    }
    const { news } = (await api(wishlist.wishlist, { params, query: {} })) as Wishlist;
    // A few pence are no news, nor is what can't be had.
    expect(news).toEqual([
      { sku: sku(1), was: { amount: 80, currency: 'GBP' } },
      { sku: sku('few'), isFewLeft: true },
    ]);
  });

  test('can be named, renamed and deleted; the default list stays', async () => {
    const [own] = await api(wishlist.wishlists, { params });
    const { wishlistId } = await api(wishlist.create, { body: { wishlistName: '  Winter \u202E\r\n coats ' } });
    expect((await api(wishlist.wishlists, { params })).map(({ wishlistName }) => wishlistName)).toEqual(['', 'Winter coats']);
    const renamed = await api(wishlist.rename, { query: { wishlistId }, body: { wishlistName: 'WINTER COATS' } });
    expect(renamed.wishlistName).toBe('WINTER COATS');
    await api(wishlist.add, { params, query: { sku: sku(1), wishlistId } });
    await api(wishlist.delete, { params, query: { wishlistId } });
    const { db } = await testDb();
    expect(await db.select().from(wishlistSkuTable)).toEqual([]);
    expect(await refusal(api(wishlist.delete, { params, query: { wishlistId: own!.wishlistId } }))).toEqual({
      status: 400,
      code: 'wishlist_refused',
      errors: { wishlistId: ['wishlist.default_stays'] },
    });
  });

  test('keeps a hostile name as the text that it is', async () => {
    const wishlistName = '<img src=x onerror=alert(1)>';
    expect((await api(wishlist.create, { body: { wishlistName } })).wishlistName).toBe(wishlistName);
  });
});

describe('a link', () => {
  test('WSH-032 opens a list to everybody, without a word about its owner', async () => {
    const [own] = await api(wishlist.wishlists, { params });
    await add(1);
    const { wishlistId } = own!;
    const { shareLinkReference, url } = await api(wishlist.shareLink, { params, query: { wishlistId } });
    expect(Buffer.from(shareLinkReference, 'base64url')).toHaveLength(16);
    expect(url).toBe(`/en-GB/wishlist?shareReference=${shareLinkReference}`);
    expect(await api(wishlist.shareLink, { params, query: { wishlistId } })).toEqual({ shareLinkReference, url });
    const guest = await clientOf(app, 'guest');
    const shared = await guest(wishlist.sharedWishlist, { params, query: { shareLinkReference } });
    expect(Object.keys(shared).sort()).toEqual(['dateCreated', 'products', 'shareLinkReference', 'skus', 'wishlistName']);
    expect(JSON.stringify(shared)).not.toMatch(new RegExp(`${ada}|${wishlistId}`));
    const other = await clientOf(app, 'shopper');
    expect(await other(wishlist.wishlist, { params, query: { shareReference: shareLinkReference } })).toEqual(shared);
  });

  test('is dead once revoked, and the next one is another', async () => {
    const { wishlistId } = await api(wishlist.create, { body: { wishlistName: 'Coats' } });
    const first = await api(wishlist.shareLink, { params, query: { wishlistId } });
    expect(await api(wishlist.revokeShareLink, { params, query: { wishlistId } })).not.toHaveProperty('shareLinkReference');
    const open = ({ shareLinkReference }: { shareLinkReference: string }) =>
      api(wishlist.sharedWishlist, { params, query: { shareLinkReference } });
    expect(await refusal(open(first))).toMatchObject({ status: 404 });
    const second = await api(wishlist.shareLink, { params, query: { wishlistId } });
    expect(second.shareLinkReference).not.toBe(first.shareLinkReference);
    await api(wishlist.delete, { params, query: { wishlistId } });
    expect(await refusal(open(second))).toMatchObject({ status: 404 });
  });

  test('goes by mail once to each address, in words of the shop', async () => {
    const { wishlistId } = await api(wishlist.create, { body: { wishlistName: 'You have won: evil.example' } });
    const emails = ['eve@example.com', 'Eve@example.com', 'mia@example.com'];
    await api(wishlist.shareMail, { params, query: { wishlistId }, body: { emails } });
    const { db } = await testDb();
    const sent = await db.select().from(outboxTable).orderBy(outboxTable.id);
    expect(sent.map(({ payload }) => (payload as { to: string }).to)).toEqual(['eve@example.com', 'mia@example.com']);
    expect(JSON.stringify(sent)).not.toContain('evil.example');
    expect(
      await refusal(api(wishlist.shareMail, { params, query: { wishlistId }, body: { emails: ['a@b.c\r\nbcc: x@y.z'] } })),
    ).toMatchObject({
      status: 400,
    });
  });

  test('goes to nobody more than five times a day, whoever sends it', async () => {
    const mail = async (as: Client) => {
      const { wishlistId } = await as(wishlist.create, { body: { wishlistName: `List ${Math.random()}` } });
      return as(wishlist.shareMail, { params, query: { wishlistId }, body: { emails: ['mia@example.com'] } });
    };
    for (const _ of [1, 2, 3, 4, 5]) await mail(await clientOf(app, 'shopper'));
    expect(await refusal(mail(api))).toMatchObject({ status: 429 });
    const { db } = await testDb();
    expect(await db.select().from(outboxTable).orderBy(outboxTable.id)).toHaveLength(5);
  });
});

describe('at once', () => {
  test('two tabs that save their first pieces make one list and lose nothing', async () => {
    await Promise.all([1, 2, 3, 4].map((each) => api(wishlist.add, { params, query: { sku: sku(each) } })));
    const lists = await api(wishlist.wishlists, { params });
    expect(lists).toHaveLength(1);
    expect(lists[0]!.skus.toSorted()).toEqual([1, 2, 3, 4].map(sku));
  });

  test('a list begun twice is begun once', async () => {
    const both = await Promise.allSettled([1, 2].map(() => api(wishlist.create, { body: { wishlistName: 'Coats' } })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(api(wishlist.create, { body: { wishlistName: 'coats' } }))).toMatchObject({
      errors: { wishlistName: ['wishlist.name_taken'] },
    });
  });

  test('no race gets past the number of lists', async () => {
    const names = Array.from({ length: mostWishlists + 3 }, (_, index) => `List ${index}`);
    await Promise.allSettled(names.map((wishlistName) => api(wishlist.create, { body: { wishlistName } })));
    const { db } = await testDb();
    expect(await db.select().from(wishlistTable)).toHaveLength(mostWishlists);
    expect(await refusal(api(wishlist.create, { body: { wishlistName: 'One more' } }))).toMatchObject({
      errors: { wishlistName: ['wishlist.too_many'] },
    });
  });
});

describe('refusals', () => {
  test('WSH-025 an unknown product and a full list answer 400 with what is wrong', async () => {
    expect(await refusal(api(wishlist.add, { params, query: { sku: 'unknown' } }))).toEqual({
      status: 400,
      code: 'wishlist_refused',
      errors: { sku: ['wishlist.unknown_product'] },
    });
    await add(...Array.from({ length: 200 }, (_, index) => `many${index}`));
    expect(await refusal(add(1))).toMatchObject({ status: 400, errors: { wishlistId: ['wishlist.full'] } });
    expect((await add('many7')).skus).toHaveLength(200);
  });

  test('a name that is taken by another list is refused, its own is not', async () => {
    await api(wishlist.create, { body: { wishlistName: 'Coats' } });
    const { wishlistId } = await api(wishlist.create, { body: { wishlistName: 'Knits' } });
    const rename = (wishlistName: string) => api(wishlist.rename, { query: { wishlistId }, body: { wishlistName } });
    expect(await refusal(rename('COATS'))).toMatchObject({ errors: { wishlistName: ['wishlist.name_taken'] } });
    expect((await rename('knits')).wishlistName).toBe('knits');
    expect(await refusal(rename(' \u200B '))).toMatchObject({ status: 400 });
    expect(await refusal(rename('x'.repeat(61)))).toMatchObject({ status: 400 });
  });

  const onList: [string, (as: Client, query: { wishlistId: string }) => Promise<unknown>][] = [
    ['read', (as, query) => as(wishlist.wishlist, { params, query })],
    ['add to', (as, query) => as(wishlist.add, { params, query: { ...query, sku: sku(1) } })],
    ['add a range to', (as, query) => as(wishlist.addRange, { params, query: { ...query, skus: [sku(1)] } })],
    ['remove from', (as, query) => as(wishlist.remove, { params, query: { ...query, sku: sku(1) } })],
    ['share', (as, query) => as(wishlist.shareLink, { params, query })],
    ['revoke the link of', (as, query) => as(wishlist.revokeShareLink, { params, query })],
    ['mail', (as, query) => as(wishlist.shareMail, { params, query, body: { emails: ['mia@example.com'] } })],
    ['rename', (as, query) => as(wishlist.rename, { query, body: { wishlistName: 'Mine' } })],
    ['delete', (as, query) => as(wishlist.delete, { params, query })],
  ];

  test.each(onList)('WSH-009 neither a guest nor another shopper can %s a list', async (_, call) => {
    const { wishlistId } = await api(wishlist.create, { body: { wishlistName: 'Coats' } });
    const before = await api(wishlist.wishlists, { params });
    expect(await refusal(call(await clientOf(app, 'guest'), { wishlistId }))).toMatchObject({ status: 401 });
    expect(await refusal(call(await clientOf(app, 'shopper'), { wishlistId }))).toMatchObject({ status: 404 });
    expect(await api(wishlist.wishlists, { params })).toEqual(before);
    const { db } = await testDb();
    expect(await db.select().from(outboxTable)).toEqual([]);
  });

  test('WSH-026 a reference that opens nothing answers 404, and an id is no reference', async () => {
    const guest = await clientOf(app, 'guest');
    const open = (shareLinkReference: string) => refusal(guest(wishlist.sharedWishlist, { params, query: { shareLinkReference } }));
    expect(await open('A'.repeat(22))).toMatchObject({ status: 404 });
    const [own] = await api(wishlist.wishlists, { params });
    expect(await open(own!.wishlistId)).toMatchObject({ status: 400 });
  });

  test.each([
    ['add', wishlist.add, { sku: sku(1) }],
    ['add-range', wishlist.addRange, { skus: [sku(1)] }],
    ['remove', wishlist.remove, { sku: sku(1) }],
    ['get-wishlist-share-link', wishlist.shareLink, { wishlistId: '0' }],
  ])('WSH-024 an answer without content raises on %s', async (_, definition, query) => {
    const silent = createClient({ apiBase: '', fetch: async () => new Response(null, { status: 204 }) });
    await expect(silent(definition as typeof wishlist.add, { params, query: query as { sku: string } })).rejects.toMatchObject({
      status: 204,
      message: 'No Content',
    });
  });

  test('WSH-023 a parameter may be left out but is never null', async () => {
    const query = { sku: sku(1), wishlistId: null as unknown as string };
    await expect(api(wishlist.add, { params, query })).rejects.toThrow('The parameter wishlistId cannot be null.');
  });
});

test('an account that is deleted takes its lists along, and an export names them', async () => {
  await add(1);
  const { db } = await testDb();
  expect((await exportWishlists(db, ada)).map(({ skus }) => skus)).toEqual([[sku(1)]]);
  const stranger = (await (await clientOf(app, 'shopper'))(wishlist.wishlist, { params, query: {} })) as Wishlist;
  await forgetWishlists(db, ada);
  expect((await db.select().from(wishlistTable)).map(({ id }) => id)).toEqual([stranger.wishlistId]);
});
