import { randomUUID } from 'node:crypto';
import { attempt } from '@selvedge/contract/attempt.ts';
import { recommendation, recommendationTypes } from '@selvedge/contract/catalogue/recommendation.ts';
import { type Client, createClient } from '@selvedge/contract/client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { assortment, fixtureNow, option, price, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { databaseSource } from '../catalogue/database-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { aggregateEvents } from './aggregate-events.ts';
import { recordEvents } from './record-events.ts';
import { recommendationEventTable } from './tables.ts';

const params = { catalog: 'en-GB' };
const visitor = randomUUID();
let api: Client;

const garment = (styleNumber: string, change: Parameters<typeof option>[0], tags: string[] = [], category = 'shirts') =>
  style({ styleNumber, categories: [category], tags, attributes: { material: ['linen'] }, options: [option(change)] });

beforeEach(async () => {
  await emptyTables();
  api = await clientOf([
    { type: 'category', id: 'shirts', names: { en: 'Shirts' } },
    { type: 'category', id: 'coats', names: { en: 'Coats' } },
    garment('1', { optionId: '1' }, ['warm']),
    garment('2', { optionId: '1', prices: price({ list: 5000, sales: 4000 }) }, ['warm', 'light']),
    garment('3', { optionId: '1' }, ['light']),
    garment('4', { optionId: '1' }, [], 'coats'),
    style({
      styleNumber: '9',
      kind: 'giftCard',
      options: [option({ optionId: '1', variants: [], prices: {}, giftCardAmounts: { 'en-GB': [25] } })],
    }),
  ]);
});

async function clientOf(lines: Parameters<typeof assortment>[0]): Promise<Client> {
  const snapshot = await openCatalogue(assortmentSource(assortment(lines)));
  const app = await testApp({ catalogue: () => snapshot });
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    const { body, statusCode } = await app.inject({
      ...{ method: 'POST', url: String(url), payload: init?.body as string },
      headers: init?.headers as Record<string, string>,
    });
    return new Response(statusCode === 204 ? null : body, { status: statusCode });
  };
  return createClient({ apiBase: '', fetch: send as typeof fetch });
}

type Body = Parameters<typeof api<typeof recommendation.recommendations3>>[1]['body'];
const ask = async (body: Body) => {
  const answer = await api(recommendation.recommendations3, { params, body });
  expect(recommendation.recommendations3.response.parse(answer)).toEqual(answer);
  return { type: answer.type, ids: answer.products.map(({ id }) => id.split('_')[0]) };
};
const record = async (kind: 'view' | 'basket' | 'purchase', styles: string[], who: string = visitor) =>
  recordEvents((await testDb()).db, [
    { market: 'en-GB', visitor: who, kind, productIds: styles.map((each) => `${each}_black_1`), at: testNow },
  ]);

const event = (styleNumber: string, kind: 'view' | 'purchase', daysAgo: number) => ({
  ...{ market: 'en-GB', visitor, kind, productId: `${styleNumber}_black_1` },
  at: new Date(testNow.getTime() - daysAgo * 24 * 60 * 60 * 1000),
});

describe('what a visitor did', () => {
  test('of a busy second is kept whole, however much it is', async () => {
    const { db } = await testDb();
    const seen = { market: 'en-GB', visitor, kind: 'view' as const, productIds: Array<string>(50).fill('1_black_1'), at: testNow };
    await recordEvents(db, Array(300).fill(seen));
    expect(await db.$count(recommendationEventTable)).toBe(15_000);
  });

  test('REC-002, REC-004 is recently viewed, latest first; the default', async () => {
    await record('view', ['1']);
    await record('view', ['3']);
    expect(await ask({ visitor })).toEqual({ type: 'recentlyViewed', ids: ['3', '1'] });
    expect(await ask({ productIds: ['2_black_1', 'gone'] })).toEqual({ type: 'recentlyViewed', ids: ['2'] });
    expect(await ask({ visitor: randomUUID() })).toEqual({ type: 'recentlyViewed', ids: [] });
  });

  test('REC-005 becomes popular and bought together by a job', async () => {
    const { db } = await testDb();
    await record('view', ['3'], randomUUID());
    await record('view', ['3'], randomUUID());
    await record('purchase', ['4', '1'], randomUUID());
    await aggregateEvents(db, fixtureNow);
    expect((await ask({ type: 'popular' })).ids.slice(0, 3)).toEqual(['1', '4', '3']);
    expect((await ask({ type: 'boughtTogether', productIds: ['1_black_1'] })).ids).toEqual(['4']);
    // Again changes nothing, and what is too old is forgotten.
    await aggregateEvents(db, fixtureNow);
    await aggregateEvents(db, new Date(fixtureNow.getTime() + 100 * 24 * 60 * 60 * 1000));
    expect(await db.select().from(recommendationEventTable)).toEqual([]);
  });

  test('REC-001 keeps what was bought lately out of the way', async () => {
    await record('purchase', ['3']);
    const settings = { excludeProductsPurchasedWithinDays: 30 };
    expect((await ask({ type: 'fromCategory', categoryId: 'shirts', visitor, settings })).ids).not.toContain('3');
    expect((await ask({ type: 'fromCategory', categoryId: 'shirts', visitor })).ids).toContain('3');
  });

  test('REC-001, REC-005 is personal: what is like what was seen, within the days that count', async () => {
    await record('view', ['1']);
    const found = await ask({ type: 'personal', visitor });
    expect([found.type, ...found.ids.sort()]).toEqual(['personal', '2', '3']);
    const { db } = await testDb();
    await db.insert(recommendationEventTable).values([event('4', 'view', 5)]);
    expect((await ask({ visitor, settings: { pastDaysFromNow: 3 } })).ids).toEqual(['1']);
    expect((await ask({ visitor, settings: { pastDaysFromNow: 7 } })).ids).toEqual(['1', '4']);
  });

  test('REC-001 is popular only for the days that count', async () => {
    const { db } = await testDb();
    await db.insert(recommendationEventTable).values([event('4', 'purchase', 12), event('3', 'purchase', 60), event('2', 'view', 2)]);
    await aggregateEvents(db, testNow);
    const first = async (pastDaysFromNow?: number) =>
      (await ask({ type: 'popular', settings: { ...(pastDaysFromNow !== undefined && { pastDaysFromNow }) } })).ids[0];
    expect([await first(3), await first(10), await first(14), await first()]).toEqual(['2', '2', '4', '4']);
    const quarter = await ask({ type: 'popular', settings: { pastDaysFromNow: 365 } });
    expect(quarter.ids.slice(0, 3)).toEqual(['4', '2', '3']);
    const popularity = await (await databaseSource(db)).popularity?.('en-GB');
    expect([...(popularity?.keys() ?? [])].sort()).toEqual(['2_black_1', '4_black_1']);
  });

  test('REC-001 bought together and seen together count only for the days that count', async () => {
    const { db } = await testDb();
    const order = (daysAgo: number, ...styles: string[]) => {
      const groupId = randomUUID();
      return styles.map((each) => ({ ...event(each, 'purchase', daysAgo), groupId }));
    };
    const visit = (daysAgo: number, ...styles: string[]) => {
      const someone = randomUUID();
      return styles.map((each) => ({ ...event(each, 'view', daysAgo), visitor: someone }));
    };
    await db
      .insert(recommendationEventTable)
      .values([...order(2, '1', '3'), ...order(60, '1', '4'), ...visit(5, '1', '4'), ...visit(60, '2', '4')]);
    await aggregateEvents(db, testNow);
    const beside = async (type: 'boughtTogether' | 'similar', id: string, pastDaysFromNow?: number) => {
      const found = await ask({
        type,
        productIds: [`${id}_black_1`],
        settings: { ...(pastDaysFromNow !== undefined && { pastDaysFromNow }) },
      });
      return found.type === type ? found.ids : [];
    };
    expect(await beside('boughtTogether', '1', 1)).toEqual([]);
    expect(await beside('boughtTogether', '1', 6)).toEqual(['3']);
    expect((await beside('boughtTogether', '1', 90)).sort()).toEqual(['3', '4']);
    expect((await beside('boughtTogether', '1')).sort()).toEqual(['3', '4']);
    // The coat of another category is like nothing here: only those who looked at both put it beside a shirt.
    expect(await beside('similar', '1', 0)).not.toContain('4');
    expect(await beside('similar', '1', 3)).not.toContain('4');
    expect(await beside('similar', '1', 7)).toContain('4');
    expect(await beside('similar', '2')).not.toContain('4');
    expect(await beside('similar', '2', 90)).toContain('4');
  });

  test('becomes the popularity by which the assortment is ordered', async () => {
    await record('view', ['1']);
    await record('purchase', ['3']);
    const { db } = await testDb();
    await aggregateEvents(db, fixtureNow);
    const popularity = await (await databaseSource(db)).popularity?.('en-GB');
    expect([...(popularity?.keys() ?? [])].sort()).toEqual(['1_black_1', '3_black_1']);
    expect(popularity?.get('3_black_1')).toBeGreaterThan(popularity?.get('1_black_1') ?? Number.POSITIVE_INFINITY);
  });
});

describe('REC-001 settings', () => {
  const shirts = { type: 'fromCategory' as const, categoryId: 'shirts' };
  test.each<[string, NonNullable<Body['settings']>, string[]]>([
    ['a number', { numberOfRecommendations: 1 }, ['1']],
    ['one of the tags', { requiredTags: { tags: ['warm', 'light'] } }, ['1', '2', '3']],
    ['all of the tags', { requiredTags: { tags: ['warm', 'light'], evaluationMode: 'all' } }, ['2']],
    ['none of the tags', { excludedTags: { tags: ['light'] } }, ['1']],
    ['not all of the tags', { excludedTags: { tags: ['warm', 'light'], evaluationMode: 'all' } }, ['1', '3']],
    ['no markdowns', { excludeMarkdown: true }, ['1', '3']],
    ['only markdowns', { excludeNoMarkdown: true }, ['2']],
    ['favoured tags first', { merchandisingTags: ['light'] }, ['2', '3', '1']],
    ['chosen by hand first', { overrideRecommendations: ['4_black_1', 'gone'] }, ['4', '1', '2', '3']],
  ])('%s', async (_, settings, expected) => {
    expect((await ask({ ...shirts, settings })).ids).toEqual(expected);
  });

  test('REC-005 similar products share the category and are not the product itself', async () => {
    expect((await ask({ type: 'similar', productIds: ['1_black_1'] })).ids.sort()).toEqual(['2', '3']);
  });

  test('REC-005 the same garment for the same people comes first; what others looked at beside it is told apart by that, too', async () => {
    const of = (styleNumber: string, ediSubCategory: string, category: string) =>
      style({
        ...{ styleNumber, ediCategory: 'Outerwear', ediSubCategory, categories: [category], attributes: { material: ['wool'] } },
        options: [option({ optionId: '1' }), option({ optionId: '2', colour: 'red', colourFamily: 'red' })],
      });
    const lines = [
      ...['women', 'men'].map((id) => ({ type: 'category' as const, id, names: { en: id } })),
      ...['women-coats', 'women-long'].map((id) => ({ type: 'category' as const, id, parent: 'women', names: { en: id } })),
      { type: 'category' as const, id: 'men-coats', parent: 'men', names: { en: 'Coats' } },
      of('1', 'Coats', 'women-coats'),
      of('2', 'Jackets', 'women-coats'),
      of('3', 'Coats', 'women-coats'),
      // Of its kind, though it lies elsewhere.
      of('4', 'Coats', 'women-long'),
      of('5', 'Coats', 'men-coats'),
      of('6', 'Jackets', 'women-long'),
    ];
    api = await clientOf(lines);
    const similar = async () => (await ask({ type: 'similar', productIds: ['1_black_1'] })).ids;
    expect(await similar()).toEqual(['3', '4', '2']);
    await record('view', ['1', '4', '6']);
    await recordEvents((await testDb()).db, [{ market: 'en-GB', visitor, kind: 'view', productIds: ['1_red_2'], at: testNow }]);
    await aggregateEvents((await testDb()).db, fixtureNow);
    api = await clientOf(lines);
    expect(await similar()).toEqual(['4', '3', '6', '2']);
  });

  test('REC-005 what is like a reduced new piece is in its own category, not among all that is new, reduced or of its cloth', async () => {
    const piece = (styleNumber: string, categories: string[], material: string, isReduced = false) =>
      style({
        ...{ styleNumber, categories, attributes: { material: [material] } },
        options: [
          option({ optionId: '1', newFrom: '2026-11-10T00:00:00Z', ...(isReduced && { prices: price({ list: 5000, sales: 4000 }) }) }),
        ],
      });
    api = await clientOf([
      ...['women', 'new-in', 'sale', 'cloth'].map((id) => ({ type: 'category' as const, id, names: { en: id } })),
      { type: 'category', id: 'knits', parent: 'women', names: { en: 'Knits' } },
      { type: 'category', id: 'cloth-wool', parent: 'cloth', names: { en: 'Wool' } },
      piece('1', ['new-in', 'cloth-wool', 'knits', 'sale'], 'wool', true),
      piece('2', ['knits'], 'cotton'),
      style({ styleNumber: '3', categories: ['knits'], attributes: { material: ['cotton'] }, options: [option({ optionId: '1' })] }),
      piece('5', ['new-in', 'sale'], 'linen', true),
      piece('6', ['cloth-wool', 'new-in'], 'wool'),
    ]);
    for (const type of ['similar', 'fromCategory'] as const)
      expect((await ask({ type, productIds: ['1_black_1'] })).ids.sort()).toEqual(['2', '3']);
  });

  test('REC-001 a wish that few products fulfil is looked for among all of them', async () => {
    const reduced = { prices: price({ list: 5000, sales: 4000 }) };
    api = await clientOf([
      { type: 'category', id: 'shirts', names: { en: 'Shirts' } },
      ...Array.from({ length: 260 }, (_, n) => garment(`${n}`, { optionId: '1', ...(n >= 235 && reduced) })),
    ]);
    const settings = { numberOfRecommendations: 20, excludeNoMarkdown: true };
    for (const body of [{ ...shirts }, { type: 'popular' as const }, { type: 'similar' as const, productIds: ['0_black_1'] }])
      expect((await ask({ ...body, settings })).ids).toHaveLength(20);
  });

  test('REC-005 a product stands for its category, and products bought or seen with others are told apart from it', async () => {
    expect(recommendationTypes).toEqual(['recentlyViewed', 'similar', 'boughtTogether', 'popular', 'personal', 'fromCategory']);
    expect((await ask({ type: 'fromCategory', productIds: ['1_black_1'] })).ids).toEqual(['2', '3']);
    expect((await ask({ type: 'popular', categoryId: 'coats' })).ids).toEqual(['4']);
  });

  test.each<[string, object]>([
    ['more than 50', { settings: { numberOfRecommendations: 51 } }],
    ['none', { settings: { numberOfRecommendations: 0 } }],
    ['a type that nobody knows', { type: 'lucky' }],
    ['more than 200 products', { productIds: Array(201).fill('x') }],
    ['a time before all time', { settings: { pastDaysFromNow: 3_651 } }],
    ['tags that are judged in no known way', { settings: { requiredTags: { tags: ['warm'], evaluationMode: 'some' } } }],
  ])('%s is refused by both calls', async (_, body) => {
    for (const call of [recommendation.recommendations, recommendation.recommendations3]) {
      const answer = await attempt(api(call as typeof recommendation.recommendations, { params, body: body as Body }));
      expect(answer.hasError && answer.response?.status).toBe(400);
    }
  });

  test('REC-003 a type without data falls back to popular products, without gift cards', async () => {
    const found = await ask({ type: 'personal', visitor });
    expect(found.type).toBe('popular');
    expect(found.ids.sort()).toEqual(['1', '2', '3', '4']);
    expect(await api(recommendation.recommendations, { params, body: { type: 'popular' } })).toHaveLength(4);
  });
});
