import { expect, test } from 'vitest';
import { assortment, fixtureNow as now, option, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { buildFixture, noRows } from '../content/content.fixture.ts';
import { badgeLooks } from './badge-looks.ts';
import { createTileKeeper } from './keep-tiles.ts';
import { showTile } from './show-tile.ts';

const lines = (name: string) =>
  assortment([
    { type: 'badge', id: 'new', titles: { en: 'New' }, locations: { plp: { isChip: true } } },
    ...['1', '2', '3'].map((optionId) =>
      style({ styleNumber: `90${optionId}`, texts: { en: { name } }, options: [option({ optionId, badges: ['new'] })] }),
    ),
  ]);

async function open(name: string, badges: unknown = []) {
  const content = buildFixture({ ...noRows, documents: [{ market: '*', name: 'badges', content: badges }] });
  const snapshot = await openCatalogue(assortmentSource(lines(name)));
  const market = content.byMarket.get('en-GB');
  if (!market) throw new Error('the fixture has no en-GB');
  const catalogue = await snapshot.market(market.market, now);
  return { market, catalogue, looks: badgeLooks({ market, catalogue }, 'plp') };
}

test('a tile is the same object until the assortment or the looks of badges are others', async () => {
  const tileOf = createTileKeeper(100);
  const { catalogue, looks, market } = await open('Rib vest');
  const tile = tileOf(catalogue, 0, looks);
  expect(tile).toEqual(showTile(catalogue, 0, looks));
  expect(tile.badges).toHaveLength(1);
  expect(tileOf(catalogue, 0, badgeLooks({ market, catalogue }, 'plp'))).toBe(tile);
  expect(tileOf(catalogue, 1, looks)).not.toBe(tile);
  expect(tileOf(catalogue, 0, {}).badges).toBeUndefined();
  const other = await open('Ribbed vest');
  expect(tileOf(other.catalogue, 0, other.looks).name).toBe('Ribbed vest');
});

test('what an editor says of a badge makes other looks of the same assortment', async () => {
  const { catalogue, looks, market } = await open('Rib vest');
  const edited = await open('Rib vest', [{ badgeId: 'new', locations: { plp: { rotation: -6 } } }]);
  expect(badgeLooks({ market, catalogue }, 'plp')).toBe(looks);
  expect(badgeLooks({ market: edited.market, catalogue }, 'plp').new?.rotation).toBe(-6);
  expect(badgeLooks({ market, catalogue }, 'pdp')).not.toBe(looks);
});

test('tiles that nobody asks for are let go, and those that are asked for stay', async () => {
  const tileOf = createTileKeeper(2);
  const { catalogue, looks } = await open('Rib vest');
  const first = tileOf(catalogue, 0, looks);
  const second = tileOf(catalogue, 1, looks);
  for (let round = 0; round < 4; round += 1) {
    expect(tileOf(catalogue, 0, looks)).toBe(first);
    tileOf(catalogue, 2, looks);
  }
  expect(tileOf(catalogue, 1, looks)).not.toBe(second);
});
