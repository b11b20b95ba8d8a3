import { basket } from '@selvedge/contract/basket.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assortment, option, price, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { type CatalogueSnapshot, openCatalogue } from '../catalogue/open-catalogue.ts';
import { emptyTables } from '../db/test-database.ts';
import { feedItems } from '../feed/feed-items.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import { googleFeed } from '../feed/google-feed.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { productStructuredData } from './product-structured-data.ts';
import { showTile } from './show-tile.ts';

const markets = ['de-DE', 'hu-HU', 'sv-SE', 'en-US'];
const cream = 'C1_black_1';
let snapshot: CatalogueSnapshot;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  const jar = style({
    styleNumber: 'C1',
    texts: { en: { name: 'Leather cream' } },
    netContent: '150 ml',
    options: [option({ optionId: '1', prices: price({ list: 1_200, sales: 950 }, markets) })],
  });
  const shirt = style({ styleNumber: 'S1', options: [option({ optionId: '1', prices: price({ list: 4_995 }, markets) })] });
  snapshot = await openCatalogue(assortmentSource(assortment([jar, shirt])));
});
beforeEach(async () => {
  await emptyTables();
  app = await testApp({ catalogue: () => snapshot });
});

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

async function look(market: string, productId: string) {
  const { api } = openBrowser(app);
  const product = await api(catalogue.product, { params: { catalog: market, productId } });
  const answer = await api(basket.addLine, { params: { catalog: market }, body: { sku: `${productId},S`, quantity: 2 } });
  const content = app.shop.content().byMarket.get(market)!;
  const sold = await snapshot.market(content.market, testNow);
  const number = sold.structure.numberOf.get(productId)!;
  const source = { catalogue: sold, market: content, shopUrl: 'https://shop.example', now: testNow, sizeSystem: 'EU' } as FeedSource;
  const [item] = feedItems({ ...source, stock: { find: () => undefined } }, number, undefined);
  return {
    page: plain(product.price.perUnit),
    colour: plain(product.styleOptions[0]!.price.perUnit),
    tile: plain(showTile(sold, number, {}).price.perUnit),
    line: plain(answer.basket.lines[0]!.unitPrice.perUnit),
    feed: /<g:unit_pricing_measure>.*<\/g:unit_pricing_base_measure>/.exec(googleFeed.item(item!))?.[0],
    offer: (productStructuredData(product, { shopUrl: 'https://shop.example' }) as Grouped).hasVariant[0]!.offers.priceSpecification,
  };
}

type Grouped = { hasVariant: { offers: { priceSpecification?: unknown } }[] };

describe('DUTY-08 what is sold by measure', () => {
  test.each([
    ['de-DE', '150 ml · 63,33 €/l'],
    ['hu-HU', '150 ml · 6333 Ft/l'],
    ['sv-SE', '150 ml · 63,33 KR/l'],
  ])('says in %s what a litre costs, on its page, its tile, in the basket, and to search engines and feeds', async (market, text) => {
    const seen = await look(market, cream);
    expect(seen).toMatchObject({ page: text, colour: text, tile: text, line: text });
    expect(seen.feed).toBe(
      '<g:unit_pricing_measure>150ml</g:unit_pricing_measure><g:unit_pricing_base_measure>1l</g:unit_pricing_base_measure>',
    );
    expect(seen.offer).toMatchObject([
      { priceType: 'https://schema.org/ListPrice' },
      { referenceQuantity: { value: '150', unitCode: 'MLT', valueReference: { value: '1', unitCode: 'LTR' } } },
    ]);
  });

  test('says nothing of it where no law asks for that, nor does what is worn', async () => {
    const nothing = { page: undefined, colour: undefined, tile: undefined, line: undefined, feed: undefined };
    expect(await look('en-US', cream)).toMatchObject({ ...nothing, offer: { priceType: 'https://schema.org/ListPrice' } });
    expect(await look('de-DE', 'S1_black_1')).toEqual({ ...nothing, offer: undefined });
  });
});
