import type { AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import { defaultsOf, optionFields, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { productId } from '@selvedge/domain/catalogue/product-id.ts';
import { setBack } from './alike.ts';
import type { DemoMarket } from './demo-markets.ts';
import { fabrics } from './fabrics.ts';
import type { GoodsTexts } from './goods-texts/goods-texts.ts';
import { inLanguages } from './goods-words/in-languages.ts';
import { paletteColour } from './palette.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { giftCardAmounts } from './prices.ts';
import { imagesOf } from './recipe.ts';
import type { Sketch, SketchedOption } from './sketch.ts';
import { inEach, type Speech } from './spoken-languages.ts';
import { pricesOf } from './timeline.ts';

export type SpecialContext = { markets: readonly DemoMarket[]; speeches: readonly Speech[]; at: (day: number) => string };

const bare = defaultsOf(styleFields);
const flags = { ...defaultsOf(optionFields), allowInStockNotifications: false, variants: [], look: [], setOptions: [] };
const textsOf = (speeches: readonly Speech[], say: (texts: GoodsTexts) => { name: string; description: string }) =>
  inEach(speeches, ({ texts }) => ({ ...defaultsOf(textFields), ...say(texts) }));

/** A jacket and the trousers that were cut for it, sold as one thing. */
export function setLine(number: number, jacket: Sketch, trousers: Sketch, { markets, speeches, at }: SpecialContext): AssortmentStyle {
  const { gender } = jacket.model;
  const styleNumber = String((gender === 'women' ? 31_000_000 : 32_000_000) + number);
  const euros = jacket.euros + trousers.euros;
  const steps = [{ day: -45, part: 1 }];
  const { fibres } = fabrics[jacket.fabric];
  return {
    ...bare,
    type: 'style',
    styleNumber,
    kind: 'set',
    brand: 'Selvedge',
    subBrand: gender === 'men' ? 'os' : '',
    subGroup: 'Sets',
    texts: textsOf(speeches, ({ sets: { names, description } }) => ({ name: names[number % names.length]!, description })),
    fibres,
    categories: gender === 'men' ? ['men-clothing-tailoring', 'men-edits-occasions'] : ['women-edits-work', 'women-edits-occasions'],
    tags: ['set'],
    options: pairsOf(jacket, trousers).map(([option, partner], position) => {
      return {
        ...flags,
        colour: option.colour.id,
        optionId: String(3_900_000 + number * 8 + position),
        colourNames: inLanguages(({ dye }) => dye[option.colour.id]),
        colourFamily: option.colour.family,
        pantoneHexCode: option.colour.hex,
        newFrom: at(-45),
        images: imagesOf(option.recipe),
        prices: pricesOf({ steps, launch: -45, isMarkedDown: false, isNew: false, memberPart: undefined }, { euros, markets, at }),
        setOptions: [option.productId, partner.productId],
        // Its picture is that of its jacket, which stands before it.
        rank: 150 - setBack({ before: 1, isOfOthers: false }),
      };
    }),
  };
}

/** The colours that there are of both, two at most. */
function pairsOf(jacket: Sketch, trousers: Sketch): [SketchedOption, SketchedOption][] {
  const pairs = jacket.options.flatMap((option): [SketchedOption, SketchedOption][] => {
    const partner = trousers.options.find(({ colour }) => colour.id === option.colour.id);
    return partner ? [[option, partner]] : [];
  });
  return pairs.slice(0, 2);
}

type Design = Pick<PictureRecipe, 'pattern'> & { colour: string; ink?: string };

/** Cards are cut from leftover cloth, and each is edged with the same thread. */
const cards: readonly { id: 'plain' | 'letter'; designs: readonly Design[] }[] = [
  {
    id: 'plain',
    designs: [
      { colour: 'Ecru', pattern: 'solid' },
      { colour: 'Navy', pattern: 'solid' },
      { colour: 'Forest', pattern: 'herringbone', ink: 'Sage' },
      { colour: 'Camel', pattern: 'houndstooth', ink: 'Espresso' },
    ],
  },
  {
    id: 'letter',
    designs: [
      { colour: 'Burgundy', pattern: 'solid' },
      { colour: 'Frost', pattern: 'stripe', ink: 'Cornflower' },
      { colour: 'Blush', pattern: 'floral', ink: 'Burgundy' },
      { colour: 'Charcoal', pattern: 'windowpane', ink: 'StoneGrey' },
    ],
  },
];

function cardRecipe({ colour, pattern, ink }: Design): PictureRecipe {
  return { cut: 'gift-card', colour: paletteColour(colour).hex, pattern, ...(ink && { ink: paletteColour(ink).hex }) };
}

const styleNumber = (index: number) => String(99_000_001 + index);
const optionId = (index: number, position: number) => String(9_900_001 + index * 8 + position);

/** Every card with its number: what it looks like. */
export const giftCardRecipes: ReadonlyMap<string, PictureRecipe> = new Map(
  cards.flatMap(({ designs }, index) =>
    designs.map((design, position) => [
      productId({ styleNumber: styleNumber(index), colour: design.colour, optionId: optionId(index, position) }),
      cardRecipe(design),
    ]),
  ),
);

/** Digital gift cards: an amount instead of a size. */
export function* giftCardLines({ markets, speeches, at }: SpecialContext): Generator<AssortmentStyle> {
  for (const [index, { id: card, designs }] of cards.entries()) {
    yield {
      ...bare,
      type: 'style',
      styleNumber: styleNumber(index),
      kind: 'giftCard',
      brand: 'Selvedge',
      subBrand: '',
      texts: textsOf(speeches, ({ giftCards }) => giftCards[card]),
      categories: ['gift-cards'],
      tags: ['gift-guide'],
      options: designs.map((design, position) => {
        const colour = paletteColour(design.colour);
        return {
          ...flags,
          hasRetail: false,
          colour: colour.id,
          optionId: optionId(index, position),
          colourNames: inLanguages(({ dye }) => dye[colour.id]),
          colourFamily: colour.family,
          pantoneHexCode: colour.hex,
          newFrom: at(-400),
          images: imagesOf(cardRecipe(design)),
          giftCardAmounts: Object.fromEntries(markets.map((market) => [market.id, giftCardAmounts(market.currency)])),
          prices: Object.fromEntries(
            markets.map(({ id: market, currency, decimals }) => [
              market,
              [{ from: at(-400), list: giftCardAmounts(currency)[0]! * 10 ** decimals }],
            ]),
          ),
        };
      }),
    };
  }
}
