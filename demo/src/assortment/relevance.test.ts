import { fixtureMarket } from '@selvedge/api/catalogue/assortment.fixture.ts';
import { assortmentSource } from '@selvedge/api/catalogue/assortment-source.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { expect, test } from 'vitest';
import { demoAssortment, garmentsOf } from './demo-assortment.ts';

const now = new Date('2026-11-15T10:00:00Z');
const snapshot = openCatalogue(assortmentSource([...demoAssortment({ now })]));
/** As the demo itself knows it, without any index: who a garment is for, what it is, its cloth and its colour. */
const known = new Map(
  [...garmentsOf({})].flatMap(({ model, fabric, options }) =>
    options.map(({ productId, colour }) => [productId, `${model.gender} ${model.edi[1]} ${fabric} ${colour.family}`] as const),
  ),
);

test.each([
  ['en-GB', 'sneakers', /Trainers/],
  ['en-GB', 'shirt dress', /Shirt dresses/],
  ['en-GB', 'black boots for women', /^women Boots .* black$/],
  ['en-GB', 'wool coat', /Wool coats/],
  ['en-GB', 'linen shirts', /Shirts linen/],
  ['de-DE', 'Leinenhemd', /Shirts linen/],
  ['de-DE', 'Herren Jeans', /^men Jeans/],
  ['de-DE', 'Rollkragenpullover', /Roll-necks/],
  ['de-DE', 'Turnschuhe Damen', /^women Trainers/],
  ['pl-PL', 'czarna sukienka', /dresses .* black$/],
  ['pl-PL', 'kurtka jeansowa', /^(men|women) Jackets \w*denim/i],
  ['pl-PL', 'męskie buty sportowe', /^men Trainers/],
  ['tr-TR', 'siyah uzun elbise', /dresses .* black$/],
  ['da-DK', 'nederdel med knapper', /skirts/],
  ['da-DK', 't-shirt uden ærmer', /Tops/],
  ['fr-FR', 'jupe en jean taille haute', /skirts \w*denim/i],
  ['de-DE', 'Winterjake', /[Jj]ackets|coats/],
  ['de-DE', 'Pulover grau', /(Jumpers|Roll-necks) .* grey$/],
  ['it-IT', 'piumino sotto i 200 euro', /Padded jackets/],
  ['tr-TR', '3000 tl altı kırmızı elbise', /dresses .* red$/],
  ['uk-UA', 'джинсова спідниця', /skirts \w*denim/i],
  ['pl-PL', 'pasek do spodni', /Belts/],
  ['ar-AE', 'فستان', /dresses/],
  ['ar-AE', 'معطف صوف', /Wool coats/],
  ['ar-AE', 'بنطلون جينز رجالي', /^men Jeans/],
])('%s: the first page of “%s” is nothing else', async (market, searchTerms, wanted) => {
  const { ids, totalResults } = await (await snapshot).search.find(fixtureMarket(market), { searchTerms }, now);
  const first = ids.slice(0, 10);
  expect(totalResults).toBeGreaterThan(0);
  expect(first.map((id) => known.get(id) ?? id).filter((each) => !wanted.test(each))).toEqual([]);
});
