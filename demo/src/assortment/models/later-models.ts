import { accessories, men, women } from './accessories.ts';
import { menClothes } from './men-clothes.ts';
import type { Model } from './model.ts';
import { womenClothes } from './women-clothes.ts';

type Both = Parameters<typeof women>[0];

const sandal: Both = {
  cut: 'sandal',
  slot: 'shoes',
  fabrics: ['leather', 'suede'],
  patterns: ['solid'],
  colours: 'leather',
  price: [79.95, 129.95],
  fits: [],
  edi: ['Shoes', 'Sandals'],
  occasions: ['travel', 'weekend'],
  cutSays: 'sandal',
  also: 'shoes',
};
const ballerina: Both = {
  ...sandal,
  cut: 'ballerina',
  price: [89.95, 139.95],
  edi: ['Shoes', 'Ballet flats'],
  occasions: ['work', 'travel'],
  cutSays: 'ballerina',
};
const heel: Both = {
  ...sandal,
  cut: 'heel',
  price: [119.95, 169.95],
  edi: ['Shoes', 'Court shoes'],
  occasions: ['occasions', 'work'],
  cutSays: 'heel',
};
const gloves: Both = {
  ...sandal,
  cut: 'gloves',
  slot: 'extra',
  fabrics: ['leather'],
  price: [49.95, 89.95],
  edi: ['Accessories', 'Gloves'],
  occasions: ['work', 'weekend'],
  cutSays: 'gloves',
  also: 'gloves',
};

type Choice = Pick<Model, 'share' | 'nouns'> & Partial<Pick<Model, 'fabrics' | 'patterns' | 'gender'>>;

/** Of a model that there is, the garments of one name. */
function only(of: readonly Model[], cut: string, { gender, ...choice }: Choice): Model {
  const found = of.find((model) => model.cut === cut && (!gender || model.gender === gender));
  if (!found) throw new RangeError(`No such model: ${cut}`);
  return { ...found, ...choice };
}

/** Dealt after all the others: a style keeps its number, its colours and its pictures when another kind of goods is added. */
export const laterModels: readonly Model[] = [
  women(sandal, 'shoes', 3, 'womenShoes', ['sandals']),
  women(ballerina, 'shoes', 3, 'womenShoes', ['balletFlats']),
  women(heel, 'shoes', 3, 'womenShoes', ['courtShoes']),
  women(gloves, 'hats-gloves', 2, 'womenGloves', ['gloves']),
  men(gloves, 'hats-gloves', 2, 'menGloves', ['gloves']),
  only(accessories, 'beanie', { gender: 'women', share: 2, nouns: ['beanie'] }),
  only(accessories, 'beanie', { gender: 'men', share: 2, nouns: ['beanie'] }),
  only(accessories, 'boot', { gender: 'men', share: 2, nouns: ['desertBoots'], fabrics: ['suede'] }),
  only(womenClothes, 'skirt-mini', { share: 2, nouns: ['denimSkirt'], fabrics: ['denim', 'rigidDenim'], patterns: ['denim'] }),
  only(womenClothes, 'puffer', { share: 2, nouns: ['paddedVest'] }),
  only(menClothes, 'puffer', { share: 2, nouns: ['paddedVest'] }),
  only(menClothes, 'chinos', {
    share: 3,
    nouns: ['suitTrousers'],
    fabrics: ['suitingWool', 'linen'],
    patterns: ['solid', 'check', 'pinstripe'],
  }),
];
