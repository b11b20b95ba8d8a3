import { facetIds } from '@selvedge/contract/catalogue/facet-ids.ts';
import { ProductDetail, StyleOption } from '@selvedge/contract/catalogue/product.ts';
import { sortings } from '@selvedge/contract/catalogue/search.ts';
import { beforeAll, expect, test } from 'vitest';
import { readDictionaries } from '../content/read-dictionaries.ts';
import { assortment, fixtureMarket, fixtureNow as now, option, price, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { findSold } from './market-of.ts';
import { type CatalogueSnapshot, openCatalogue } from './open-catalogue.ts';
import { showDetail } from './show-detail.ts';

const britain = fixtureMarket('en-GB', { currency: 'GBP' });
const modelMeasurements = {
  ...{ height: '178 cm', size: '32/34', shoeSize: '40', chest: '86 cm' },
  ...{ innerLeg: '82 cm', waist: '66 cm', hip: '92 cm', shoulder: '41 cm' },
};
const jeans = option({
  ...{ colour: 'indigo', optionId: '7', colourNames: { en: 'Raw indigo' }, colourFamily: 'navy', colourBase: 'Blue', colourNuance: 'Dark' },
  ...{ pantoneCode: '19-3925', pantoneHexCode: '#2a2e45', newFrom: '2026-11-10T00:00:00Z', isPreorder: true, isNoos: true },
  ...{ isInDeliverySet: true, tags: ['own'], badges: ['new'], callouts: { en: ['Selvedge edge'] }, modelMeasurements },
  look: ['800_black_1'],
  prices: price({ list: 12000, sales: 9000, member: 8000 }),
  variants: [
    {
      ...{ size: { id: '32', name: '32' }, length: { id: '34', name: 'L34' }, ean: '4000000000017', inDeliveryDateSet: true },
      stock: { warehouses: { CENTRAL: 2 }, stores: { '1001': 1 } },
    },
  ],
});
const lines = assortment([
  { type: 'category', id: 'jeans', names: { en: 'Jeans' } },
  { type: 'badge', id: 'new', titles: { en: 'New' }, locations: { plp: {} } },
  style({
    ...{ styleNumber: '700', brand: 'Selvedge', subBrand: 'os', subGroup: 'denim', ediCategory: 'Bottoms', ediSubCategory: 'Jeans' },
    texts: {
      en: {
        ...{ name: 'Straight jeans', description: 'Woven slowly.', careInstructions: 'Wash cold.', fabricComposition: '100% cotton' },
        ...{ sustainabilityText: 'Grown without poison.', disclaimer: 'The dye rubs off.' },
      },
    },
    categories: ['jeans'],
    tags: ['shared'],
    attributes: { fit: ['straight'], material: ['denim'], sustainability: ['organic-cotton'] },
    sustainabilityReasons: [{ id: 'organic', reason: { en: 'Organic cotton' }, supportText: { en: 'Certified.' } }],
    options: [jeans, option({ colour: 'black', optionId: '8', variants: [] })],
  }),
  style({ styleNumber: '800', options: [option({ optionId: '1' })] }),
]);
let snapshot: CatalogueSnapshot;
let shown: ProductDetail;

beforeAll(async () => {
  snapshot = await openCatalogue(assortmentSource(lines));
  const catalogue = await snapshot.market(britain, now);
  shown = showDetail(catalogue, findSold(catalogue, '700_indigo_7')!, now);
});

test('CAT-001, CAT-004, CAT-015 a tile says everything that it is made of', () => {
  expect(ProductDetail.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({
    ...{ id: '700_indigo_7', styleNumber: '700', optionId: '7', name: 'Straight jeans', url: '/en-GB/p/straight-jeans/700_indigo_7' },
    ...{ brand: 'Selvedge', subBrand: 'os', ediCategory: 'Bottoms', ediSubCategory: 'Jeans', disclaimer: 'The dye rubs off.' },
    badges: [{ badgeId: 'new', badgeTitle: 'New' }],
    ...{ calloutAttributes: ['Selvedge edge'], ean: '4000000000017', isNew: true, isProductSet: false, inStock: true },
    ...{ comingSoonProduct: '', isInDeliverySet: true, hasCompleteTheLook: true, hasEcom: true, hasRetail: true },
    ...{ productSetOptionsCount: 0, isDigital: false, colourFamilyName: 'navy', colourName: 'Raw indigo', styleOptionCount: 2 },
    ...{ fabricComposition: '100% cotton', sizes: ['32'] },
    frontImage: { index: 0, format: 'front', url: '/images/x/0/front' },
    backImage: { index: 1, format: 'back', url: '/images/x/1/back' },
    images: { urlTemplate: '/images/x/{index}/{format}', indexes: expect.arrayContaining([{ index: 2, format: 'look' }]) },
    productRelations: [{ id: '700_black_8', colour: 'Black', pantoneCode: '' }],
  });
});

test('CAT-010, CAT-011, CAT-012, CAT-013, CAT-014 its price says what it was, why it is lower, and what members pay', () => {
  expect(shown.price).toEqual({
    ...{ salesPrice: gbp(90), listPrice: gbp(120), historicPrice: gbp(120), percentage: 25, historicPercentage: 25 },
    discounts: [{ ...gbp(30), reference: 'markdown', badges: [] }],
    ...{ vatAmount: 15, vatAmount2: 0 },
  });
  expect(shown.staticClubPrice).toEqual(gbp(80));
});

test('CAT-005, CAT-008, CAT-009 its page says all that, and what it is made of, how it is kept and who wears it', () => {
  expect(shown).toMatchObject({
    ...{ allowInStockNotifications: true, isPreorder: true, isNoos: true, description: 'Woven slowly.', careInstructions: 'Wash cold.' },
    ...{ styleOptionNumber: '700_7', englishFabricComposition: '100% cotton', subGroup: 'denim', tags: ['shared', 'own'] },
    colour: { id: 'indigo', name: 'Raw indigo', base: 'Blue', nuance: 'Dark', pantoneHexCode: '#2a2e45' },
    ...{ shopTheLook: ['800_black_1'], productSetOptions: [], modelMeasurements, sustainabilityText: 'Grown without poison.' },
    sustainabilityReasons: [{ id: 'organic', reason: 'Organic cotton', supportText: 'Certified.' }],
  });
  expect(shown.variants).toEqual([
    {
      ...{ id: '700_indigo_7,32x34', ean: '4000000000017', inStockEcom: true, inStockRetail: true, inDeliveryDateSet: true },
      // Two pieces, but always replenished.
      isFewLeft: false,
      size: { sizeId: '32', name: '32' },
      length: { lengthId: '34', name: 'L34' },
    },
  ]);
});

test('CAT-006, CAT-007 every colour of the style is there, in stock unless it is said otherwise', () => {
  expect(shown.styleOptions).toMatchObject([
    { id: '700_indigo_7', inStock: true, optionId: '7', subGroup: 'denim', image: { index: 0 }, price: { salesPrice: gbp(90) } },
    { id: '700_black_8', inStock: false, optionId: '8', colour: { id: 'black' }, variants: [], url: '/en-GB/p/straight-jeans/700_black_8' },
  ]);
  expect(StyleOption.shape.inStock.parse(undefined)).toBe(true);
});

test('SRC-053 the facets are those that were agreed on, each with a name, and so is each order', async () => {
  const { facets } = await snapshot.search.find(britain, {}, now);
  expect(facets.map(({ id }) => id).sort()).toEqual([...facetIds].sort());
  expect(facets.find(({ id }) => id === 'availability')?.values.map(({ value }) => value)).toEqual(['online', 'store']);
  const texts = readDictionaries().get('en') ?? {};
  const keys = [...facetIds, 'availability.online', 'availability.store'].map((id) => `facet.${id}`);
  expect([...keys, ...sortings.map((each) => `sorting.${each}`)].filter((key) => !texts[key])).toEqual([]);
});

function gbp(amount: number) {
  return { amount, currency: 'GBP' };
}
