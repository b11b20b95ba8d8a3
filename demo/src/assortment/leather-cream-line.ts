import type { AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import { defaultsOf, optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { inLanguages } from './goods-words/in-languages.ts';
import { paletteColour } from './palette.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { random } from './random.ts';
import { imagesOf } from './recipe.ts';
import { sizeScales } from './sizes.ts';
import type { SpecialContext } from './special-lines.ts';
import { inEach } from './spoken-languages.ts';
import { variantsOf } from './stock.ts';
import { pricesOf } from './timeline.ts';

const colours = ['Black', 'Chestnut', 'Camel'] as const;
/** Beyond the numbers of any garment. */
const firstEan = 9_000_000_000;
const launch = -120;

function creamRecipe(colour: string): PictureRecipe {
  return { cut: 'jar', colour: paletteColour(colour).hex, pattern: 'solid' };
}

export const leatherCreamRecipes = colours.map(creamRecipe);

/** The one thing of the demo that is sold by measure: its unit price is told where the law asks for it. */
export function leatherCreamLine({ markets, speeches, at }: SpecialContext): AssortmentStyle {
  const steps = [{ day: launch, part: 1 }];
  const prices = pricesOf({ steps, launch, isMarkedDown: false, isNew: false, memberPart: undefined }, { euros: 14.95, markets, at });
  return {
    ...defaultsOf(styleFields),
    type: 'style',
    styleNumber: '41000001',
    brand: 'Selvedge',
    subBrand: '',
    subGroup: 'Shoe care',
    ediCategory: 'Accessories',
    ediSubCategory: 'Shoe care',
    netContent: '75 ml',
    texts: inEach(speeches, ({ texts }) => ({ ...defaultsOf(textFields), ...texts.leatherCream })),
    categories: ['women-accessories-shoes', 'men-accessories-shoes'],
    tags: ['gift-guide'],
    options: colours.map((id, position) => {
      const colour = paletteColour(id);
      return {
        ...defaultsOf(optionFields),
        colour: colour.id,
        optionId: String(4_100_001 + position),
        colourNames: inLanguages(({ dye }) => dye[colour.id]),
        colourFamily: colour.family,
        pantoneHexCode: colour.hex,
        newFrom: at(launch),
        images: imagesOf(creamRecipe(id)),
        variants: variantsOf(random(1, `leather cream ${id}`), {
          ...{ sizes: sizeScales.one, supply: 'plenty' as const, isOnItsWay: false },
          firstEan: firstEan + position * 100,
        }),
        prices,
        look: [],
        setOptions: [],
        rank: 40,
      };
    }),
  };
}
