import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { expect, test } from 'vitest';
import { productStructuredData } from './product-structured-data.ts';

const shop = 'https://shop.example';
const money = { amount: 60, currency: 'EUR' };
const price = { salesPrice: money, listPrice: money, discounts: [], vatAmount: 0, vatAmount2: 0 };
const variant = (size: string, inStockEcom: boolean): Variant => ({
  ...{ id: `100_red_1,${size}`, ean: '12345678', size: { sizeId: size, name: size } },
  ...{ inStockEcom, inStockRetail: false, inDeliveryDateSet: false, isFewLeft: false },
});

const product = (over: Partial<ProductDetail> = {}): ProductDetail =>
  ({
    ...{ id: '100_red_1', styleNumber: '100', name: 'Shirt', url: '/en-MT/p/shirt/100_red_1', brand: 'Selvedge', colourName: 'Red' },
    ...{ description: 'A shirt.', fabricComposition: '', ean: '12345678', price, isDigital: false },
    ...{ inStock: true, comingSoonProduct: '', isPreorder: false, isInDeliverySet: false, hasEcom: true, hasRetail: true },
    images: {
      urlTemplate: '/img/k/{index}-{format}',
      indexes: [
        { index: 0, format: 'front' },
        { index: 1, format: 'video' },
      ],
    },
    variants: [variant('S', true), variant('M', false)],
    styleOptions: [{ id: '100_red_1' }, { id: '100_blue_2', url: '/en-MT/p/shirt/100_blue_2' }],
    ...over,
  }) as ProductDetail;

const stateOf = (over: Partial<ProductDetail>) => {
  const { hasVariant } = productStructuredData(product(over), { shopUrl: shop }) as { hasVariant: { offers: { availability: string } }[] };
  return hasVariant[0]?.offers.availability.replace('https://schema.org/', '');
};

test('the sizes of a colour are one group; its other colours are named by their address', () => {
  expect(productStructuredData(product(), { shopUrl: shop })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '100',
    image: ['https://shop.example/img/k/0-front'],
    hasVariant: [
      {
        size: 'S',
        offers: {
          price: '60',
          priceCurrency: 'EUR',
          url: `${shop}/en-MT/p/shirt/100_red_1?size=S`,
          availability: 'https://schema.org/InStock',
        },
      },
      { size: 'M', offers: { availability: 'https://schema.org/OutOfStock' } },
      { '@type': 'Product', url: `${shop}/en-MT/p/shirt/100_blue_2` },
    ],
  });
});

test('what has no sizes is one product with one offer', () => {
  expect(productStructuredData(product({ variants: [], inStock: false }), { shopUrl: shop })).toMatchObject({
    '@type': 'Product',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test.each([
  ['PreOrder', { comingSoonProduct: '2026-12-01T00:00:00Z', inStock: false }],
  ['PreOrder', { isPreorder: true }],
  ['InStoreOnly', { hasEcom: false }],
  ['InStock', {}],
])('%s is said of %o', (state, over) => {
  expect(stateOf(over)).toBe(state);
});
