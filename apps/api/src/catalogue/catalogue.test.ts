import { attempt } from '@selvedge/contract/attempt.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { Client } from '@selvedge/contract/client.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { importAssortment } from '../assortment/import/import-assortment.ts';
import { testDb } from '../db/test-database.ts';
import { bumpRevision } from '../revision/revision.ts';
import { fixtureNow } from './assortment.fixture.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import { catalog, openCatalogue, records } from './test-catalogue.ts';

let app: FastifyInstance;
let api: Client;

beforeAll(async () => {
  ({ app, api } = await openCatalogue());
});

const product = (productId: string) => api(catalogue.product, { params: { ...catalog, productId } });

describe('a product', () => {
  test('CAT-001, CAT-003, CAT-005, CAT-037 keeps the contract, in its market’s language and currency', async () => {
    const detail = await product('100_black_1');
    expect(catalogue.product.response.parse(detail)).toEqual(detail);
    expect(detail).toMatchObject({
      ...{
        styleNumber: '100',
        optionId: '1',
        name: 'Rib jumper',
        url: '/en-GB/p/rib-jumper/100_black_1',
        styleOptionCount: 2,
        inStock: true,
      },
      ...{ englishFabricComposition: '100% wool', tags: ['autumn', 'promo-rib'], categories: ['women', 'women-knitwear'] },
      badges: [
        { badgeId: 'sale', badgeTitle: 'Sale' },
        { badgeId: 'club', badgeTitle: 'Club' },
      ],
      productRelations: [{ id: '100_red_2', colour: 'Rust' }],
      colour: { id: 'black', name: 'Black' },
    });
    expect(detail.variants.map(({ id }) => id)).toEqual(['100_black_1,S', '100_black_1,M', '100_black_1,L']);
    const german = await api(catalogue.product, { params: { catalog: 'de-DE', productId: '100_black_1' } });
    expect(german).toMatchObject({ name: 'Rippenpullover', fabricComposition: '100% Wolle', englishFabricComposition: '100% wool' });
  });

  test('CAT-010, CAT-012, CAT-014, CAT-046 has a markdown with the price of the 30 days before it, and a member price', async () => {
    const { price, staticClubPrice } = await product('100_black_1');
    expect(price).toMatchObject({
      salesPrice: { amount: 45, currency: 'GBP' },
      listPrice: { amount: 60, currency: 'GBP' },
      historicPrice: { amount: 60, currency: 'GBP' },
      percentage: 25,
      historicPercentage: 25,
      discounts: [{ amount: 15, reference: 'markdown' }],
      vatAmount: 7.5,
    });
    expect(staticClubPrice).toEqual({ amount: 40, currency: 'GBP' });
  });

  test('CAT-009, CAT-047 says which sizes are left, and which are the last pieces', async () => {
    const { variants, shopTheLook, hasCompleteTheLook } = await product('200_black_1');
    expect(variants).toMatchObject([
      { size: { sizeId: '36', name: '36' }, inStockEcom: true, inStockRetail: true, isFewLeft: true },
      { size: { sizeId: '38', name: '38' }, inStockEcom: false, inStockRetail: false, isFewLeft: false },
    ]);
    expect({ shopTheLook, hasCompleteTheLook }).toEqual({ shopTheLook: ['100_black_1'], hasCompleteTheLook: true });
  });

  test('CAT-028 is a gift card with a value as its size', async () => {
    const card = await product('400_digital_1');
    expect(card).toMatchObject({ isDigital: true, inStock: true, price: { salesPrice: { amount: 25 } } });
    expect(card.variants.map(({ id, size, price }) => [id, size.name, price?.amount])).toEqual([
      ['400_digital_1,25', '25.00', 25],
      ['400_digital_1,50', '50.00', 50],
    ]);
  });

  test('is a set, with what it is made of, and is not sold yet', async () => {
    const set = await product('500_black_1');
    expect(set).toMatchObject({
      isProductSet: true,
      url: '/en-GB/set/weekend-set/500_black_1',
      comingSoonProduct: '2026-12-01T00:00:00.000Z',
    });
    expect(set.productSetOptions.map(({ id }) => id)).toEqual(['100_black_1', '200_black_1']);
    // What its parts cost together: that is what the basket asks.
    const [first, second] = await Promise.all([product('100_black_1'), product('200_black_1')]);
    expect(set.price.salesPrice.amount).toBeCloseTo(first.price.salesPrice.amount + second.price.salesPrice.amount, 2);
    expect(set.price.listPrice.amount).toBeCloseTo(first.price.listPrice.amount + second.price.listPrice.amount, 2);
  });

  test('CAT-033, CAT-034, CAT-035, CAT-036, CAT-038 is found by variant, bar code, style and reward', async () => {
    const byVariant = await api(catalogue.productVariant, { params: { ...catalog, productId: '200_black_1', sku: '200_black_1,38' } });
    expect(byVariant).toMatchObject({ id: '200_black_1', ean: '4000000000024' });
    expect((await api(catalogue.productByEan, { params: { ...catalog, ean: '4000000000017' } })).id).toBe('200_black_1');
    expect((await api(catalogue.productFromId, { params: { ...catalog, styleId: '100' } })).id).toBe('100_black_1');
    expect((await api(catalogue.productFromId, { params: { ...catalog, styleId: '100_2' } })).id).toBe('100_red_2');
    const query = { promotionId: 'p1', rewardId: 'r1' };
    expect((await api(catalogue.productByReward, { params: catalog, query })).id).toBe('200_black_1');
    const cards = await api(catalogue.productCardsByReward, { params: catalog, query: { ...query, numberOfProducts: 5 } });
    expect(cards.map(({ id }) => id)).toEqual(['200_black_1', '100_red_2']);
    expect(await api(catalogue.productCardsByReward, { params: catalog, query: { ...query, numberOfProducts: 1 } })).toHaveLength(1);
    const withCode = { promotionId: 'p2', rewardId: 'r1', promocode: 'rib' };
    expect(await api(catalogue.productCardsByReward, { params: catalog, query: withCode })).toHaveLength(1);
  });

  test('CAT-042 of a store comes with the stores that have it', async () => {
    const stored = await api(catalogue.storeProduct, { params: { ...catalog, productId: '300_black_1' } });
    expect(catalogue.storeProduct.response.parse(stored)).toEqual(stored);
    expect(stored.stores).toEqual([{ storeId: '1001', name: 'High Street', variantIds: ['300_black_1,M'] }]);
  });

  test.each([
    '/product/nothing',
    '/product/100_black_1/100_red_2,S',
    '/product/100_black_1/x',
    '/product-by-ean/12',
    '/product-by-ean/99999999',
    '/product-from-id/999',
    '/product-by-reward?promotionId=p9&rewardId=r1',
    '/product-by-reward?promotionId=p2&rewardId=r1',
    '/product-cards-by-reward?promotionId=p2&rewardId=r1&promocode=no',
    '/store-product/400_digital_2',
  ])('CAT-043 %s is not found', async (path) => {
    expect((await app.inject(`/api/catalog/en-GB${path}`)).statusCode).toBe(404);
  });
});

describe('lists', () => {
  test('CAT-039 come in the order asked for, without what is not sold', async () => {
    const cards = await api(catalogue.products, { params: catalog, query: { productIds: ['200_black_1', 'gone', '100_red_2'] } });
    expect(catalogue.products.response.parse(cards)).toEqual(cards);
    expect(cards.map(({ id }) => id)).toEqual(['200_black_1', '100_red_2']);
    const one = await app.inject('/api/catalog/en-GB/products?productIds=200_black_1');
    expect(one.json()).toHaveLength(1);
  });

  test('CAT-027 never hold gift cards in the US', async () => {
    const ids = { productIds: ['400_digital_1', '100_red_2'] };
    expect(await api(catalogue.products, { params: { catalog: 'en-US' }, query: ids })).toHaveLength(1);
    expect(await api(catalogue.products, { params: catalog, query: ids })).toHaveLength(2);
  });

  test('CAT-040, CAT-041 show chosen pictures and the badges of one place', async () => {
    const body = {
      productIds: ['200_black_1', '100_black_1'],
      FrontFacingId: 9,
      FallbackFrontFacingId: 2,
      BackFacingId: 0,
      location: 'plp' as const,
    };
    const [first] = await api(catalogue.productsSimple, { params: catalog, body });
    expect(first).toMatchObject({
      id: '100_black_1',
      frontImage: { index: 2, format: 'look' },
      backImage: { index: 0 },
      badges: [{ badgeId: 'sale' }],
    });
    const sorted = await api(catalogue.productsSimple, { params: catalog, body: { ...body, returnSorted: true } });
    expect(sorted.map(({ id }) => id)).toEqual(body.productIds);
    const backless = { ...body, FrontFacingId: 1, BackFacingId: 9, FallbackBackFacingId: 2 };
    expect((await api(catalogue.productsSimple, { params: catalog, body: backless }))[0]).toMatchObject({
      frontImage: { index: 1 },
      backImage: { index: 2 },
    });
    const byQuery = await api(catalogue.productsSimpleByQuery, { params: catalog, query: { ...body, returnSorted: 'true' } });
    expect(byQuery).toEqual(sorted);
  });

  const ids = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);
  const address = (path: string, count: number) =>
    `${path}?${ids(count)
      .map((id) => `productIds=${id}`)
      .join('&')}`;
  test.each<[string, string, object | undefined, number]>([
    ['200 ids', address('products', 200), undefined, 200],
    ['more than 200 ids', address('products', 201), undefined, 400],
    ['more than 200 ids, simply', address('products-simple', 201), undefined, 400],
    ['more than 200 ids in a body', 'products-simple', { productIds: ids(201) }, 400],
    ['more than 200 pictures', 'front-images', { productIds: ids(201) }, 400],
    ['a place that has no badges', `${address('products-simple', 1)}&location=moon`, undefined, 400],
    ['a picture that is no number', `${address('products-simple', 1)}&FrontFacingId=front`, undefined, 400],
    ['50 of a reward', 'product-cards-by-reward?promotionId=p1&rewardId=r1&numberOfProducts=50', undefined, 200],
    ['more than 50 of a reward', 'product-cards-by-reward?promotionId=p1&rewardId=r1&numberOfProducts=51', undefined, 400],
    ['nothing of a reward', 'product-cards-by-reward?promotionId=p1&rewardId=r1&numberOfProducts=0', undefined, 400],
    ['a reward without its promotion', 'product-by-reward?rewardId=r1', undefined, 400],
  ])('of %s are answered with their limits', async (_, path, payload, status) => {
    const url = `/api/catalog/en-GB/${path}`;
    const answer = await app.inject(payload ? { method: 'POST', url, payload } : { url });
    expect(answer.statusCode).toBe(status);
  });

  test('CAT-032, CAT-043 of front images know the products, or nothing', async () => {
    const images = await api(catalogue.frontImages, { params: catalog, body: { productIds: ['100_red_2', 'gone'] } });
    expect(images).toMatchObject([
      { id: '100_red_2', frontImage: { index: 0, format: 'front', url: '/images/x/0/front' }, backImage: { index: 1 } },
    ]);
    const none = await attempt(api(catalogue.frontImages, { params: catalog, body: { productIds: ['gone'] } }));
    expect(none.hasError && none.response?.status).toBe(404);
  });

  test('CAT-031, SRC-015 of facets count everything', async () => {
    const facets = await api(catalogue.facets, { params: catalog });
    expect(facets.find(({ id }) => id === 'category')!.values).toContainEqual({
      value: 'women',
      label: 'Women',
      count: 3,
      selected: false,
    });
  });
});

test('a change of the assortment is seen without a restart', async () => {
  const { db, pool } = await testDb();
  const log = { info() {}, warn() {}, error() {} };
  const kept = await keepCatalogue({ pool, db, clock: () => fixtureNow, log, pollMs: 50 });
  try {
    const before = kept.current();
    const badge = { type: 'badge', id: 'sale', titles: { en: 'Reduced' }, locations: { plp: {} } };
    await importAssortment(pool, records([badge]), { now: fixtureNow, who: 'test', file: 'badge.jsonl' });
    await db.transaction((tx) => bumpRevision(tx, 'catalogue'));
    await expect.poll(() => kept.current().structure.badges.get('sale')?.titles.en, { timeout: 10_000 }).toBe('Reduced');
    expect(before.structure.badges.get('sale')?.titles.en).toBe('Sale');
  } finally {
    await kept.stop();
  }
});
