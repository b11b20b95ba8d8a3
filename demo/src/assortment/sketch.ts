import { productId } from '@selvedge/domain/catalogue/product-id.ts';
import { getCut } from '../../garments/cuts.ts';
import type { Pattern } from '../../garments/fabric.ts';
import { chooseNoun } from './choose-noun.ts';
import { cutOfStyle } from './cut-of-noun.ts';
import { dressRecipe } from './dress-recipe.ts';
import type { FabricId } from './fabrics.ts';
import type { NounId } from './goods-texts/goods-texts.ts';
import { isInked } from './is-inked.ts';
import type { Model } from './models/model.ts';
import { coloursOf, type PaletteColour } from './palette.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { random } from './random.ts';

export type SketchedOption = { colour: PaletteColour; recipe: PictureRecipe; optionId: string; productId: string };

/** As much of a style as others need to know to be worn with it. */
export type Sketch = {
  index: number;
  styleNumber: string;
  model: Model;
  noun: NounId;
  fabric: FabricId;
  pattern: Pattern;
  euros: number;
  options: SketchedOption[];
};

/** The same style for the same index, however many styles there are. */
export function sketchStyle(seed: number, index: number, model: Model): Sketch {
  const { pick, sample, next } = random(seed, `style ${index}`);
  const pattern = pick(model.patterns.filter((one) => getCut(model.cut).supportsPattern.includes(one)));
  const styleNumber = String((model.gender === 'women' ? 15_000_000 : 22_000_000) + index * 7 + 100_000);
  const [low, high] = model.price;
  const step = high < 60 ? 5 : high < 160 ? 10 : 20;
  const euros = low + Math.round((next() * (high - low)) / step) * step;
  const group = coloursOf(model.colours);
  const colours = sample(group, optionCount(next()));
  const sketched = colours.map((colour, at) => {
    const optionId = String(4_000_000 + index * 8 + at);
    const shown = patternFor(pattern, colour);
    const inks = isInked(shown) ? group.filter((one) => Math.abs(brightness(one) - brightness(colour)) > 60) : [];
    const dyed = { colour: colour.hex, pattern: shown, ...(inks.length > 0 && { ink: pick(inks).hex }) };
    return { colour, dyed, optionId, productId: productId({ styleNumber, colour: colour.id, optionId }) };
  });
  const fabric = pick(model.fabrics);
  const noun = chooseNoun(seed, { index, nouns: model.nouns, fabric, pattern });
  const cut = cutOfStyle(model, noun, styleNumber);
  const others = (own: string) => sketched.map(({ dyed }) => dyed.colour).filter((colour) => colour !== own);
  const options = sketched.map(({ dyed, ...option }) => ({
    ...option,
    recipe: dressRecipe(
      { cut, ...dyed },
      { gender: model.gender, fabric, styleNumber, optionId: option.optionId, others: others(dyed.colour) },
    ),
  }));
  return { index, styleNumber, model, noun, fabric, pattern, euros: Math.round(euros * 100) / 100, options };
}

/** From one to six colours, three on average. */
function optionCount(at: number): number {
  return 1 + [0.11, 0.37, 0.66, 0.84, 0.95].filter((limit) => at >= limit).length;
}

/** Black and undyed denim is shown as plain twill: it has no indigo to fade. */
function patternFor(pattern: Pattern, { base }: PaletteColour): Pattern {
  return pattern === 'denim' && base !== 'Denim' ? 'twill' : pattern;
}

function brightness({ hex }: PaletteColour): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
