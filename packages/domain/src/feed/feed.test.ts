import { FeedRules } from '@selvedge/contract/studio/feeds.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { audienceOf } from './audience-of.ts';
import { checkFeedItem } from './check-feed-item.ts';
import type { FeedItem } from './feed-item.ts';
import { chosenGoogleCategory, googleCategory } from './google-category.ts';
import { isGtin } from './is-gtin.ts';
import { leaveOut, type RuledProduct } from './leave-out.ts';
import { itemsSince, noteItems, nothingTold } from './note-items.ts';
import { saleDates } from './sale-dates.ts';

describe('what is told again', () => {
  test('whoever has read the feed at any revision and takes what came since knows what it says now', () => {
    const state = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'), { maxKeys: 4 });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (states) => {
        let told = nothingTold;
        const readers: Map<string, string>[] = [new Map()];
        for (const [at, now] of states.entries()) {
          told = noteItems(told, new Map(Object.entries(now)), at + 1) ?? told;
          for (const [since, known] of readers.entries()) {
            const reader = new Map(known);
            const { changed, removed } = itemsSince(told, since);
            for (const id of changed) reader.set(id, now[id]!);
            for (const id of removed) reader.delete(id);
            expect(Object.fromEntries(reader)).toEqual(now);
          }
          readers.push(new Map(Object.entries(now)));
        }
      }),
    );
  });

  test('what says the same is not told, nor is what had changed before', () => {
    const first = noteItems(
      nothingTold,
      new Map([
        ['a', '1'],
        ['b', '1'],
      ]),
      1,
    )!;
    expect(
      noteItems(
        first,
        new Map([
          ['b', '1'],
          ['a', '1'],
        ]),
        2,
      ),
    ).toBeUndefined();
    const second = noteItems(
      first,
      new Map([
        ['a', '2'],
        ['b', '1'],
      ]),
      2,
    )!;
    expect(itemsSince(second, 1)).toEqual({ changed: ['a'], removed: [] });
    const third = noteItems(second, new Map([['b', '1']]), 3)!;
    expect(itemsSince(third, 2)).toEqual({ changed: [], removed: ['a'] });
    expect(itemsSince(third, 3)).toEqual({ changed: [], removed: [] });
    expect(
      itemsSince(
        noteItems(
          third,
          new Map([
            ['a', '2'],
            ['b', '1'],
          ]),
          4,
        )!,
        2,
      ),
    ).toEqual({ changed: ['a'], removed: [] });
  });
});

const product: RuledProduct = {
  ...{ categories: ['women', 'women-coats'], brand: 'Selvedge', tags: ['autumn'], amount: 50 },
  ...{
    isOnline: true,
    isSoldOut: false,
    hasPicture: true,
    hasGtin: true,
    isComingSoon: false,
    isGiftCard: false,
    isSet: false,
    isAdult: false,
  },
};

test.each<[Partial<RuledProduct>, object, string | undefined]>([
  [{}, {}, undefined],
  [{ isOnline: false }, {}, 'storeOnly'],
  [{}, { categories: ['women'] }, 'category'],
  [{}, { categories: ['men'] }, undefined],
  [{}, { brands: ['selvedge'] }, 'brand'],
  [{}, { tags: ['autumn'] }, 'tag'],
  [{}, { priceBelow: 50 }, undefined],
  [{}, { priceBelow: 50.01 }, 'priceBelow'],
  [{}, { priceAbove: 50 }, undefined],
  [{}, { priceAbove: 49.99 }, 'priceAbove'],
  [{ isSoldOut: true }, {}, undefined],
  [{ isSoldOut: true }, { soldOut: true }, 'soldOut'],
  [{ isSoldOut: true, isComingSoon: true }, { soldOut: true }, undefined],
  [{ isComingSoon: true }, { comingSoon: true }, 'comingSoon'],
  [{ hasPicture: false }, {}, 'noPicture'],
  [{ hasGtin: false }, { noGtin: true }, 'noGtin'],
  [{ hasGtin: false, isSet: true }, { noGtin: true }, undefined],
  [{ isGiftCard: true }, {}, 'giftCards'],
  [{ isGiftCard: true }, { giftCards: false }, undefined],
  [{ isSet: true }, { sets: true }, 'sets'],
  [{ isAdult: true }, {}, 'adults'],
  [{ isAdult: true }, { adults: false }, undefined],
])('%o under %o is left out because of %s', (about, rules, reason) => {
  expect(leaveOut({ ...product, ...about }, FeedRules.parse(rules))).toBe(reason);
});

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['123', false],
  ['', false],
  ['40063813339３1', false],
])('%s is a bar code: %s', (code, is) => expect(isGtin(code)).toBe(is));

test.each([
  [['women', 'women-coats'], 'female', 'adult', 203],
  [['men', 'men-knitwear'], 'male', 'adult', 212],
  [['women', 'men', 'accessories', 'scarves'], 'unisex', 'adult', 177],
  [['kids', 'girls', 'girls-dresses'], 'female', 'kids', 2271],
  [['home'], 'unisex', 'adult', 1604],
])('%s are for %s, %s, and stand in Google’s category %i', (categories, gender, ageGroup, category) => {
  expect(audienceOf(categories)).toEqual({ gender, ageGroup });
  expect(googleCategory(categories)).toBe(category);
});

test('what staff set for a category counts for all below it, and the narrowest word is the last', () => {
  const set: Record<string, string> = { women: '1604', 'women-coats': '203' };
  const chosen = (...ways: string[][]) => chosenGoogleCategory(ways, (id) => set[id]);
  expect(chosen(['women-coats', 'women'])).toBe('203');
  expect(chosen(['women-parkas', 'women-coats', 'women'])).toBe('203');
  expect(chosen(['women-shoes', 'women'])).toBe('1604');
  expect(chosen(['sale'], ['women-shoes', 'women'])).toBe('1604');
  expect(chosen(['women'], ['women-coats', 'women'])).toBe('203');
  expect(chosen(['men-shoes', 'men'])).toBeUndefined();
  expect(chosen()).toBeUndefined();
});

test('a sale says its end only where one is planned, and a row that repeats it is no new sale', () => {
  const row = (validFrom: number, sales: number) => ({ validFrom, list: 100, sales });
  expect(saleDates([row(0, 100)], 5)).toBeUndefined();
  expect(saleDates([row(0, 100), row(5, 80)], 7)).toEqual({ from: 5, to: undefined });
  expect(saleDates([row(0, 100), row(5, 80), row(6, 80), row(9, 80), row(12, 100)], 7)).toEqual({ from: 5, to: 12 });
  expect(saleDates([row(0, 100), row(5, 80), row(12, 60)], 12)).toEqual({ from: 12, to: undefined });
});

const item: FeedItem = {
  ...{
    id: '1_black_1,M',
    productId: '1_black_1',
    groupId: '1',
    title: 'Coat',
    description: 'Warm.',
    link: 'https://s.example/p',
    canonicalLink: '',
  },
  ...{
    pictures: ['https://s.example/1.jpg'],
    availability: 'in_stock',
    currency: 'EUR',
    price: '10.00',
    brand: 'S',
    gtin: '4006381333931',
  },
  ...{ mpn: '1', colour: 'Black', size: 'M', sizeSystem: 'EU', gender: 'female', ageGroup: 'adult', material: 'wool', productType: [] },
  ...{ googleCategory: 203, shipping: [], returnLabel: 'standard', isBundle: false, isAdult: false },
};

test.each<[Partial<FeedItem>, string[]]>([
  [{}, []],
  [{ title: 'x'.repeat(151) }, ['title_long']],
  // A sign of two units is one letter.
  [{ title: '👗'.repeat(150) }, []],
  [{ title: ' ', description: '' }, ['title_missing', 'description_missing']],
  [{ pictures: [] }, ['picture_missing']],
  [{ price: '0.00' }, ['price_zero']],
  [{ gtin: '' }, ['gtin_missing']],
  [{ gtin: '', isBundle: true, size: '' }, []],
  [{ gtin: '4006381333932' }, ['gtin_wrong']],
  [{ id: 'x'.repeat(51) }, ['id_long']],
  [{ availability: 'preorder' }, ['date_missing']],
  [{ brand: '', colour: '', size: '' }, ['brand_missing', 'colour_missing', 'size_missing']],
])('%o: %s', (about, problems) => expect(checkFeedItem({ ...item, ...about })).toEqual(problems));
