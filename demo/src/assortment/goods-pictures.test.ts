import { fixtureMarket } from '@selvedge/api/catalogue/assortment.fixture.ts';
import { assortmentSource } from '@selvedge/api/catalogue/assortment-source.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { productId } from '@selvedge/domain/catalogue/product-id.ts';
import { describe, expect, test } from 'vitest';
import { CUTS, findCut, getCut } from '../../garments/cuts.ts';
import { outfit } from '../../garments/look.ts';
import { demoCategories } from '../content/categories.ts';
import { isAlike } from './alike.ts';
import { isTrue } from './choose-noun.ts';
import { chooseTexts } from './choose-texts.ts';
import { cutOfNoun } from './cut-of-noun.ts';
import { demoAssortment, garmentsOf } from './demo-assortment.ts';
import { en } from './goods-texts/en.ts';
import type { NounId } from './goods-texts/goods-texts.ts';
import { models } from './models/models.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { imagesOf, picturesOf } from './recipe.ts';
import { categoryId } from './reference-lines.ts';
import { trueSentences } from './true-sentences.ts';

const now = new Date('2026-11-15T10:00:00Z');
const garments = [...garmentsOf({})];

/** Other words for the same thing: whoever reads one and sees the other is not misled. */
const synonyms: readonly (readonly NounId[])[] = [
  ['tShirt', 'fittedTee', 'crewNeckTee'],
  ['longSleevedTop', 'longSleeveTee', 'ribTop'],
  ['tankTop', 'vest', 'ribTank'],
  ['blouse', 'satinBlouse'],
  ['jumper', 'crewNeckJumper', 'knit'],
  ['rollNeck', 'rollNeckJumper', 'submarinerJumper'],
  ['cardigan', 'buttonCardigan'],
  ['sweatshirt', 'crewSweatshirt'],
  ['hoodedSweatshirt', 'hoodie'],
  ['trenchCoat', 'trench'],
  ['denimJacket', 'truckerJacket'],
  ['blazer', 'singleBreastedBlazer', 'suitJacket'],
  ['wideJeans', 'wideLegJeans'],
  ['midiSkirt', 'satinSkirt'],
  ['shorts', 'chinoShorts'],
  ['trainers', 'leatherTrainers'],
  ['scarf', 'woolScarf'],
];

describe('a picture shows what the name says', () => {
  test('every name of a model has a drawing of its own, but for other words for the same thing', () => {
    const unlike: string[] = [];
    for (const model of models)
      for (const one of model.nouns)
        for (const other of model.nouns)
          if (
            one < other &&
            cutOfNoun(model, one) === cutOfNoun(model, other) &&
            !synonyms.some((said) => said.includes(one) && said.includes(other))
          )
            unlike.push(`${one} and ${other}`);
    expect(unlike).toEqual([]);
  });

  test('every drawing exists and is made in every pattern of its model', () => {
    for (const model of models)
      for (const noun of model.nouns) {
        const cut = findCut(cutOfNoun(model, noun));
        const base = findCut(model.cut)!;
        expect(cut?.supportsPattern, noun).toEqual(
          expect.arrayContaining(model.patterns.filter((one) => base.supportsPattern.includes(one))),
        );
      }
  });

  test('every drawing is of something that is sold', () => {
    const sold = new Set(['gift-card', 'jar', ...garments.flatMap(({ options }) => options.map(({ recipe }) => recipe.cut))]);
    expect(CUTS.map(({ id }) => id).filter((id) => !sold.has(id))).toEqual([]);
  });

  test('some of what can be folded lies so in its listing, some lies on other colours of its style', () => {
    const foldable = garments.flatMap(({ options }) =>
      options.filter(({ recipe }) => findCut(recipe.cut)!.folded).map((each) => ({ ...each, options })),
    );
    const first = foldable.filter(({ recipe }) => picturesOf(recipe).formats[0] === 'folded');
    expect(first.length).toBeGreaterThan(foldable.length / 10);
    expect(first.length).toBeLessThan(foldable.length / 4);
    for (const { recipe } of foldable) expect(picturesOf(recipe).formats.indexOf('folded')).toBeLessThan(3);
    const stacked = foldable.filter(({ recipe }) => recipe.stack);
    expect(stacked.length).toBeGreaterThan(foldable.length / 4);
    for (const { recipe, options } of stacked) {
      const own = options.map(({ colour }) => colour.hex);
      expect(recipe.stack!.split(' ').filter((colour) => !own.includes(colour))).toEqual([]);
    }
  });

  test('whatever it is worn with is of the same gender', () => {
    const borrowed = garments.flatMap(({ model, noun, options }) =>
      options.flatMap(({ recipe }) => {
        const worn = outfit(getCut(recipe.cut), recipe).map((piece) => getCut(piece.cut));
        const others = worn.filter(({ id, fit }) => id !== recipe.cut && fit !== 'unisex' && fit !== model.gender);
        return others.map(({ id }) => `${model.gender} ${noun} with ${id}`);
      }),
    );
    expect(garments.length).toBeGreaterThan(400);
    expect([...new Set(borrowed)]).toEqual([]);
  });

  test('no name is belied by its cloth, and suede is not shown as leather', () => {
    expect(
      garments.filter(({ noun, ...made }) => !isTrue(noun, made)).map(({ noun, fabric, pattern }) => `${pattern} ${fabric} ${noun}`),
    ).toEqual([]);
    const suedes = garments.filter(({ fabric }) => fabric === 'suede').flatMap(({ options }) => options);
    expect(suedes.length).toBeGreaterThan(0);
    for (const { recipe } of suedes) expect(recipe.surface).toBe('suede');
  });
});

test('what is said of a cut is true of every name that it is said with', () => {
  for (const { noun, model } of garments)
    for (const at of trueSentences(noun, model.cutSays) ?? []) expect(en.cutSays[model.cutSays][at], noun).toBeDefined();
  const said = (name: NounId) =>
    garments
      .filter(({ noun }) => noun === name)
      .flatMap((sketch) => chooseTexts(1, sketch).sentences.flatMap(({ from, at }) => (from === 'cutSays' ? [at] : [])));
  expect(said('tieredDress').length).toBeGreaterThan(0);
  expect(new Set(said('tieredDress'))).toEqual(new Set([2]));
  expect(said('toolBag')).toEqual([]);
});

test.each([
  ['en-GB', 'UK1'],
  ['de-DE', 'EU1'],
  ['ar-AE', 'ME1'],
] as const)('no two of the first twelve tiles of a listing in %s look alike', async (id, warehouse) => {
  const lines = [...demoAssortment({ now })];
  const snapshot = await openCatalogue(assortmentSource(lines));
  const recipes = new Map(garments.flatMap(({ options }) => options.map(({ recipe }) => [JSON.stringify(imagesOf(recipe)), recipe])));
  const shown = new Map<string, PictureRecipe & { isGone: boolean }>();
  for (const { styleNumber, options } of lines.filter((line) => line.type === 'style'))
    for (const { colour, optionId, images, variants } of options) {
      const recipe = recipes.get(JSON.stringify(images));
      const isGone = variants.every(({ stock }) => !stock.warehouses[warehouse]);
      if (recipe) shown.set(productId({ styleNumber, colour, optionId }), { ...recipe, isGone });
    }
  const twins: string[] = [];
  let listed = 0;
  for (const { path } of demoCategories) {
    const { ids } = await snapshot.search.find(fixtureMarket(id), { category: categoryId(path) }, now);
    const tiles = ids.flatMap((product) => shown.get(product) ?? []);
    listed += tiles.length;
    for (const [at, tile] of tiles.slice(0, 12).entries()) {
      const isSeen = (other: PictureRecipe) => tiles.slice(0, at).some((before) => isAlike(before, other));
      // Of belts there are fewer kinds than that: each comes once before any comes again, but for what is sold out.
      if (isSeen(tile) && tiles.some((other) => !isSeen(other) && !other.isGone)) twins.push(`${path}: ${tile.cut} ${tile.colour}`);
    }
  }
  expect(listed).toBeGreaterThan(500);
  expect(twins).toEqual([]);
});
