import { badgeLocations } from '@selvedge/contract/catalogue/badge.ts';
import { Badge } from '@selvedge/contract/content.ts';
import { CarriedBadge } from '@selvedge/contract/studio/badges.ts';
import { expect, test } from 'vitest';
import { assortment, fixtureNow as now, option, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { buildFixture, noRows } from '../content/content.fixture.ts';
import { badgeLooks, listBadges } from './badge-looks.ts';
import { findPage } from './find-page.ts';
import { listCarriedBadges } from './list-carried-badges.ts';

const lines = assortment([
  { type: 'badge', id: 'new', titles: { en: 'New' }, locations: { plp: { isChip: true }, pdp: { textColor: '#123456' } } },
  { type: 'badge', id: 'club', titles: { en: 'Club' }, locations: { basket: {} } },
  style({ styleNumber: '900', texts: { en: { name: 'Rib vest' } }, options: [option({ optionId: '1', badges: ['new', 'club'] })] }),
]);

async function open(badges: unknown) {
  const content = buildFixture({ ...noRows, documents: [{ market: '*', name: 'badges', content: badges }] });
  const catalogue = await openCatalogue(assortmentSource(lines));
  const market = content.byMarket.get('en-GB');
  if (!market) throw new Error('the fixture has no en-GB');
  return { content, catalogue, source: { market, catalogue: await catalogue.market(market.market, now) } };
}

test('CAT-016, CAT-017, CAT-018 a badge is shown where it has a look and nowhere else', async () => {
  const { source } = await open([]);
  expect(badgeLocations).toEqual({
    productTile: ['plp', 'productCarousel', 'wishlist', 'searchSuggestion', 'notifyMe'],
    productDetail: ['pdp', 'psp'],
    lineItem: ['basket', 'miniBasket', 'checkout'],
  });
  const places = Object.values(badgeLocations).flat();
  const shown = places.map((place) => [place, Object.keys(badgeLooks(source, place))] as const).filter(([, ids]) => ids.length > 0);
  expect(shown).toEqual([
    ['plp', ['new']],
    ['pdp', ['new']],
    ['basket', ['club']],
  ]);
});

test('CAT-019, CAT-020, CAT-021 opacity is 100 and text size 10 unless somebody says otherwise', async () => {
  const { source } = await open([]);
  expect(badgeLooks(source, 'plp').new).toMatchObject({ isChip: true, isCurvyChip: false, opacity: 100, textSize: 10 });
});

test.each(['badgeTitle', 'name', 'title'])(
  'CAT-015 an editor gives another title, as %s, and other looks place by place',
  async (called) => {
    const { source } = await open([{ badgeId: 'new', [called]: 'Just in', locations: { plp: { rotation: -6 } } }]);
    expect(badgeLooks(source, 'plp').new).toMatchObject({ title: 'Just in', isChip: false, rotation: -6 });
    expect(badgeLooks(source, 'pdp').new).toMatchObject({ title: 'Just in', textColor: '#123456' });
    expect(listBadges(source).map((badge) => Badge.safeParse(badge).error)).toEqual([undefined, undefined]);
  },
);

test('a place that is described wrongly spoils no other', async () => {
  const { source } = await open([{ badgeId: 'new', locations: { plp: { opacity: 'much' }, pdp: { opacity: 50 } } }]);
  expect(badgeLooks(source, 'plp')).toEqual({});
  expect(badgeLooks(source, 'pdp').new?.opacity).toBe(50);
});

test('a page carries the badges of its own place, with the editor’s looks', async () => {
  const { content, catalogue } = await open([{ badgeId: 'club', locations: { pdp: { isCurvyChip: true } } }]);
  const query = new URLSearchParams();
  const request = { path: '/en-GB/p/rib-vest/900_black_1', query, shopUrl: 'https://shop.example', production: true };
  const page = await (await findPage({ content, catalogue, now }, request)).load();
  expect(page.content.product?.badges.map(({ badgeId }) => badgeId)).toEqual(['new', 'club']);
  expect(page.content.productBadges?.club).toMatchObject({ isCurvyChip: true });
});

test('staff see every badge of the assortment, how many products carry it and some of them', async () => {
  const { source } = await open([{ badgeId: 'new', badgeTitle: 'Just in', locations: {} }]);
  const [fresh, club] = listCarriedBadges(source.catalogue);
  expect(fresh).toMatchObject({ badgeId: 'new', badgeTitle: 'New', titles: { en: 'New' }, products: 1 });
  expect(fresh?.locations).toMatchObject({ plp: { isChip: true }, pdp: { textColor: '#123456' } });
  expect(club?.products).toBe(1);
  expect(fresh?.sold).toBeLessThanOrEqual(fresh?.products ?? 0);
  expect(CarriedBadge.safeParse(fresh).error).toBeUndefined();
});

test('a badge that products carry and nobody has described is counted, too', async () => {
  const catalogue = await openCatalogue(
    assortmentSource(
      assortment([
        style({ styleNumber: '901', texts: { en: { name: 'Cap' } }, options: [option({ optionId: '1', badges: ['forgotten'] })] }),
      ]),
    ),
  );
  const content = buildFixture(noRows);
  const market = content.byMarket.get('en-GB');
  if (!market) throw new Error('the fixture has no en-GB');
  const badges = listCarriedBadges(await catalogue.market(market.market, now));
  expect(badges.find(({ badgeId }) => badgeId === 'forgotten')).toMatchObject({ badgeTitle: 'forgotten', products: 1, locations: {} });
});
