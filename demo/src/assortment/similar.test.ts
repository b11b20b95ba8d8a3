import { fixtureMarket } from '@selvedge/api/catalogue/assortment.fixture.ts';
import { assortmentSource } from '@selvedge/api/catalogue/assortment-source.ts';
import { hasBit } from '@selvedge/api/catalogue/index/bits.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { similarProducts } from '@selvedge/api/recommendation/similar-products.ts';
import { expect, test } from 'vitest';
import { demoAssortment, garmentsOf } from './demo-assortment.ts';

const now = new Date('2026-11-15T10:00:00Z');
const snapshot = openCatalogue(assortmentSource([...demoAssortment({ now })]));
/** As the demo itself knows it, without any index: a women's wool coat, men's chinos. */
const kindOf = new Map([...garmentsOf({})].map(({ styleNumber, model }) => [styleNumber, `${model.gender} ${model.edi}`]));

test.each(['de-DE', 'fr-FR', 'ar-KW', 'pl-PL'])('REC-005 every garment in %s is followed by its own kind first', async (id) => {
  const catalogue = await (await snapshot).market(fixtureMarket(id), now);
  const { structure, isSold, supply } = catalogue;
  const kind = (product: number) => kindOf.get(structure.styles[structure.styleOf[product]!]!.styleNumber);
  const garments = Array.from({ length: structure.count }, (_, product) => product).filter((each) => hasBit(isSold, each) && kind(each));
  const buyable = garments.filter((each) => hasBit(supply.isInStock, each));
  const wrong: string[] = [];
  let withFour = 0;
  for (const product of garments) {
    const own = new Set(buyable.filter((each) => kind(each) === kind(product)).map((each) => structure.styleOf[each]!));
    own.delete(structure.styleOf[product]!);
    const similar = similarProducts(catalogue, product, { most: 12, now, seenTogether: [] });
    const first = similar.slice(0, Math.min(own.size, 12));
    if (own.size >= 4) withFour += 1;
    if (first.some((each) => kind(each) !== kind(product)) || new Set(similar.map((each) => structure.styleOf[each])).size < similar.length)
      wrong.push(structure.ids[product]!);
  }
  expect(garments.length).toBeGreaterThan(1_000);
  expect(withFour).toBeGreaterThan(900);
  expect(wrong).toEqual([]);
});
