import type { Pattern } from '../../garments/fabric.ts';
import type { FabricId } from './fabrics.ts';
import type { NounId } from './goods-texts/goods-texts.ts';
import { random } from './random.ts';

type Made = { fabric: FabricId; pattern: Pattern };

/** What a style is called: one of its model's nouns that its cloth does not belie. */
export function chooseNoun(seed: number, { index, nouns, ...made }: Made & { index: number; nouns: readonly NounId[] }): NounId {
  const { pick } = random(seed, `name ${index}`);
  const fitting = nouns.filter((noun) => isTrue(noun, made));
  return pick(fitting.length > 0 ? fitting : nouns);
}

/** Whether a garment of this cloth may be called so: a rib top is ribbed, and nobody sells a corduroy denim jacket. */
export function isTrue(noun: NounId, { fabric, pattern }: Made): boolean {
  const { fabrics, patterns } = asks[noun] ?? {};
  return (!fabrics || fabrics.includes(fabric)) && (!patterns || patterns.includes(pattern));
}

const asks: Partial<Record<NounId, { fabrics?: readonly FabricId[]; patterns?: readonly Pattern[] }>> = {
  ribTop: { patterns: ['rib'] },
  ribTank: { patterns: ['rib'] },
  ribDress: { patterns: ['rib'] },
  satinBlouse: { fabrics: ['satin'] },
  satinSkirt: { fabrics: ['satin'] },
  poloShirt: { fabrics: ['organicJersey'] },
  knittedPolo: { fabrics: ['merino', 'cottonKnit'] },
  overshirt: { fabrics: ['twill', 'brushedCotton', 'linen'] },
  denimJacket: { patterns: ['denim'] },
  denimSkirt: { fabrics: ['denim', 'rigidDenim'], patterns: ['denim'] },
  selvedgeJeans: { fabrics: ['selvedgeDenim'] },
  chinos: { fabrics: ['twill', 'linen'] },
  pleatedChinos: { fabrics: ['twill', 'linen'] },
  suitTrousers: { fabrics: ['suitingWool', 'linen'] },
  suitJacket: { fabrics: ['suitingWool', 'linen'] },
  leatherTrainers: { fabrics: ['leather'] },
  desertBoots: { fabrics: ['suede'] },
  woolScarf: { fabrics: ['lambswool', 'merino', 'recycledWool'] },
};
