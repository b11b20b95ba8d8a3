import type { PageData } from '@selvedge/contract/page-data.ts';
import { expect, test } from 'vitest';
import { dataScript } from './document-data.ts';
import { joinPieces } from './pieces.ts';

const tile = (name: string) => ({ id: name, name, sizes: ['S', 'M'] });
const listing = {
  request: { from: 0 },
  results: [tile('Bluse – قميص'), tile('</script><script>alert(1)//')],
  totalResults: 2,
  facets: [{ id: 'brand', values: [{ value: '<b>', count: 2, selected: false }] }],
  badges: {},
};
const seo = { title: 'Women', description: '', metaTags: [{ name: 'robots', content: 'x' }], linkTags: [], structuredData: [] };

const pageOf = (content: object) =>
  ({
    statusCode: 200,
    layout: 'default',
    revision: '1',
    noindex: false,
    content: { _meta: { alias: 'categoryPage', url: '/en-GB/women' }, seo, rows: {}, ...content },
    location: { market: { id: 'en-GB', url: '/en-GB' }, path: '/en-GB/women', query: {} },
    navigation: { shopName: 'Selvedge', burgerMenu: [1] },
    translations: { 'listing.title': 'Pieces', 'basket.title': 'Basket' },
    markets: [{ id: 'en-GB' }],
    featureToggles: { club: true },
    searchConfigurations: {},
  }) as unknown as PageData;

const read = (script: string): unknown => JSON.parse(script.slice(script.indexOf('>') + 1, script.lastIndexOf('</script>')));

test.each([
  ['with tiles', { listing }],
  ['with no tile', { listing: { ...listing, results: [] } }],
  ['without a listing', { product: { id: '1' } }],
])('page data %s is read back as it was, but for what the head says', (_, content) => {
  const page = pageOf(content);
  const expected = { ...page, content: { ...page.content, seo: { ...seo, metaTags: [] } } };
  const script = joinPieces(dataScript(page, undefined));
  expect(read(script)).toEqual(expected);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  // What was written once is written the same again.
  expect(joinPieces(dataScript(page, undefined))).toBe(script);
});

test('a lean document carries the texts its scripts mention, and says where the rest is', () => {
  const script = joinPieces(dataScript(pageOf({ listing }), (key) => key.startsWith('listing.')));
  expect(read(script)).toMatchObject({ translations: { 'listing.title': 'Pieces' }, markets: [], navigation: { burgerMenu: [] } });
  expect(script).not.toContain('Basket');
  expect(script).toContain('data-shared="/en-GB?type=json&amp;part=shared"');
});
