import { getCut } from '../../garments/cuts.ts';
import { brightness } from '../../garments/dye.ts';
import type { Surface } from '../../garments/fabric.ts';
import { BUILDS, isStiff, LAYS } from '../../garments/lay-down.ts';
import type { FabricId } from './fabrics.ts';
import { isInked } from './is-inked.ts';
import type { Model } from './models/model.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { hash } from './random.ts';

/**
 * What makes a piece different from the next of its cut: the surface of its cloth, its buttons or soles, its length and width, and how it
 * came to lie. All but the last belong to the style; how it lies belongs to the single colour.
 */
export function dressRecipe(recipe: PictureRecipe, { gender, fabric, styleNumber, optionId, others }: Named): PictureRecipe {
  const cut = getCut(recipe.cut);
  const surface =
    fabric === 'leather' && cut.category === 'accessories' ? hides[number(`hide ${styleNumber}`, hides.length)] : surfaces[fabric];
  const choose = (from: readonly string[] | undefined, name: string) => from?.[number(`${name} ${styleNumber}`, from.length)];
  // Among many numbers one that leaves no twins on the first screens of the demo, which a test looks at.
  const third = choose(thirds[cut.third]?.[brightness(recipe.colour) < 0.2 ? 'onDark' : 'onLight'], 'trim18');
  const secondary = choose(soles[recipe.cut], 'sole');
  return {
    ...recipe,
    ...(surface && surface !== cut.texture && { surface }),
    ...(third && third !== cut.third && { third }),
    ...(secondary && secondary !== cut.secondary && { secondary }),
    ...(gender === 'men' && cut.fit !== 'men' && { wornBy: gender }),
    ...(!isStiff(cut.category) && { build: number(`build ${styleNumber}`, BUILDS) }),
    lay: number(`lay ${optionId}`, LAYS),
    ...(cut.folded && foldedOf(recipe, { optionId, others })),
  };
}

type Named = { gender: Model['gender']; fabric: FabricId; styleNumber: string; optionId: string; others: readonly string[] };

/** Some lie folded in their listing, of jeans, which look alike when they hang, more than of others. What has no pattern of two colours may lie on the other colours of its style, or on two of its own. */
function foldedOf(
  { cut, colour, pattern }: PictureRecipe,
  { optionId, others }: Pick<Named, 'optionId' | 'others'>,
): Partial<PictureRecipe> {
  const isStacked = !isInked(pattern) && number(`stack ${optionId}`, 5) < 3;
  const stack = others.length > 0 ? others.slice(0, 2) : [colour, colour];
  return {
    ...(isStacked && { stack: stack.join(' ') }),
    ...(number(`folded ${optionId}`, getCut(cut).category === 'jeans' ? 3 : 8) === 0 && { isFolded: true }),
  };
}

const number = (name: string, below: number): number => Math.abs(hash(name)) % below;

/** Where the cloth's own surface is not the one that a cut is usually shown in. Other knits and jerseys keep their cut's. */
const surfaces: Partial<Record<FabricId, Surface>> = {
  poplin: 'weave',
  oxford: 'weave',
  linen: 'linen',
  brushedCotton: 'felt',
  viscose: 'weave',
  satin: 'satin',
  suitingWool: 'felt',
  recycledWool: 'felt',
  boiledWool: 'felt',
  lambswool: 'brushed',
  alpaca: 'brushed',
  twill: 'twill',
  gabardine: 'twill',
  canvas: 'canvas',
  leather: 'leather',
  suede: 'suede',
};

/** Grained or polished. */
const hides = ['leather', 'smooth'] as const satisfies readonly Surface[];

const pearl = '#efe9dc';
const horn = '#4a382b';
const thread = '#c08a4a';
const steel = '#a9a9a6';
const brass = '#c4a566';
const metals = [steel, brass, '#3a3836', '#a86f4a', '#d9bd78', '#6d6e70'];

/** Buttons, thread and metal that may stand in for a cut's own, by how dark the cloth beneath them is. */
const thirds: Record<string, { onLight: readonly string[]; onDark: readonly string[] }> = {
  [pearl]: { onLight: [pearl, '#b8a282', horn, '#8d8f92'], onDark: [pearl, '#1f1d1c', '#8d7a66', '#b9bcbf'] },
  [horn]: { onLight: [horn, '#8a6a48', '#cbb894', '#23211f'], onDark: [horn, '#131212', '#8a6a48', '#b9a98c'] },
  [thread]: { onLight: [thread, '#e6dcc6', '#6d5a45'], onDark: [thread, '#d9c7a3', '#7d8794'] },
  [steel]: { onLight: metals, onDark: metals },
  [brass]: { onLight: metals, onDark: metals },
  '#f6f4ee': { onLight: ['#f6f4ee', '#2a2725', '#c9ab7d'], onDark: ['#f6f4ee', '#2a2725', '#c9ab7d'] },
};

/** White, gum and black rubber. */
const rubber = ['#ece8de', '#c39a68', '#2a2725'];
const soles: Partial<Record<string, readonly string[]>> = {
  sneaker: rubber,
  'sneaker-court': rubber,
  boot: ['#221d1b', '#8a6748'],
  'boot-ankle': ['#221d1b', '#8a6748'],
  loafer: ['#2b211d', '#94704d'],
  'loafer-tassel': ['#2b211d', '#94704d'],
};
