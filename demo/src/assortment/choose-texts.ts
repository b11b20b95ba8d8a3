import type { Pattern } from '../../garments/fabric.ts';
import type { FabricId } from './fabrics.ts';
import { en } from './goods-texts/en.ts';
import type { AlsoId, ClothId, CutId, NounId } from './goods-texts/goods-texts.ts';
import { mensNames, womensNames } from './names.ts';
import { random } from './random.ts';
import type { Sketch } from './sketch.ts';
import { trueExtras, trueSentences } from './true-sentences.ts';

/** What is said of a style, in no language yet. */
export type ChosenTexts = {
  given: string;
  noun: NounId;
  cloth: ClothId | undefined;
  sentences: readonly ChosenSentence[];
};

export type ChosenSentence =
  | { from: 'fabricSays'; id: FabricId; at: number }
  | { from: 'cutSays'; id: CutId; at: number }
  | { from: 'alsoSays'; id: AlsoId; at: number };

export function chooseTexts(seed: number, sketch: Sketch): ChosenTexts {
  const { index, model, noun, fabric, pattern } = sketch;
  const { next, chance } = random(seed, `name ${index}`);
  // The first number chose the noun.
  next();
  const names = model.gender === 'women' ? womensNames : mensNames;
  // By turns, so that neighbours in a listing don't share a name.
  const given = names[(index * 37) % names.length]!;
  const cloth = isNamed(pattern) ? pattern : chance(0.6) ? fabric : undefined;
  return { given, noun, cloth: cloth && !isSaid(noun, cloth) ? cloth : undefined, sentences: chooseSentences(seed, sketch) };
}

/** Two or three sentences, each written for this cloth or this cut, in an order that varies. */
function chooseSentences(seed: number, { index, model, noun, fabric }: Sketch): ChosenSentence[] {
  const { pick, whole } = random(seed, `text ${index}`);
  const oneOf = (sentences: readonly string[]) => whole(0, sentences.length - 1);
  const cloth: ChosenSentence = { from: 'fabricSays', id: fabric, at: oneOf(en.fabricSays[fabric]) };
  const ofCut = trueSentences(noun, model.cutSays) ?? en.cutSays[model.cutSays].map((_, at) => at);
  const cut: ChosenSentence = { from: 'cutSays', id: model.cutSays, at: ofCut.length > 0 ? pick(ofCut) : 0 };
  const extra = oneOf(en.alsoSays[model.also]);
  const trueOnes = trueExtras(model.cut);
  const also: ChosenSentence = { from: 'alsoSays', id: model.also, at: trueOnes?.[extra % trueOnes.length] ?? extra };
  const orders = [
    [cut, cloth, also],
    [cloth, cut, also],
    [cloth, also],
    [cut, cloth],
    [cut, also],
  ];
  // Three sentences twice as often as two.
  const chosen = orders[whole(0, 2) === 0 ? whole(2, 4) : whole(0, 1)]!;
  return ofCut.length > 0 ? chosen : [cloth, also];
}

type NamedPattern = Extract<Pattern, ClothId> & Exclude<ClothId, FabricId>;

/** A plain cloth, a melange or a twill is no news in a name. */
export function isNamed(pattern: Pattern): pattern is NamedPattern {
  return namedPatterns.has(pattern);
}

const namedPatterns: ReadonlySet<Pattern> = new Set<NamedPattern>([
  'stripe',
  'pinstripe',
  'breton',
  'check',
  'windowpane',
  'gingham',
  'houndstooth',
  'herringbone',
  'dot',
  'floral',
  'rib',
  'cable',
  'corduroy',
]);

/** Nobody says "satin satin blouse". */
export function isSaid(noun: NounId, cloth: ClothId): boolean {
  return alreadySaid[noun]?.includes(cloth) ?? false;
}

const alreadySaid: Partial<Record<NounId, readonly ClothId[]>> = {
  jerseyTop: ['organicJersey'],
  ribTop: ['rib'],
  ribTank: ['rib'],
  satinBlouse: ['satin'],
  knit: ['cottonKnit', 'cable'],
  woolCoat: ['recycledWool', 'boiledWool'],
  paddedJacket: ['recycledNylon'],
  straightJeans: ['denim'],
  highRiseJeans: ['denim'],
  wideJeans: ['denim'],
  wideLegJeans: ['denim'],
  satinSkirt: ['satin'],
  denimSkirt: ['denim'],
  satinDress: ['satin'],
  knittedDress: ['cottonKnit', 'cable'],
  ribDress: ['rib'],
  knittedPolo: ['cottonKnit'],
  paddedVest: ['recycledNylon'],
  selvedgeJeans: ['selvedgeDenim', 'denim'],
  slimJeans: ['denim'],
  taperedJeans: ['denim'],
  leatherTrainers: ['leather'],
  woolScarf: ['recycledWool'],
};
