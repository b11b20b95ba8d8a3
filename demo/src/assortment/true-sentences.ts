import type { CutId, NounId } from './goods-texts/goods-texts.ts';

/**
 * Which of its model's sentences about the cut are true of a garment of this name, by their places in `cutSays`; all, where nothing
 * stands here. Chelsea boots have elastic at the sides, desert boots of the same model do not.
 */
export function trueSentences(noun: NounId, cut: CutId): readonly number[] | undefined {
  return (noun === 'trousers' ? ofTrousers[cut] : undefined) ?? ofNouns[noun];
}

/** Hats share what else is said with scarves, and have no fringe. */
export const trueExtras = (cut: string): readonly number[] | undefined => (cut === 'beanie' ? [2, 3] : undefined);

/** The one name that two models have and say different things of. */
const ofTrousers: Partial<Record<CutId, readonly number[]>> = { trousersPleated: [1], chinos: [0, 2] };

const ofNouns: Partial<Record<NounId, readonly number[]>> = {
  jerseyTop: [0],
  longSleevedTop: [1, 2],
  longSleeveTee: [1, 2],
  ribTop: [1, 2],
  blouse: [0, 2],
  satinBlouse: [0, 2],
  softBlazer: [0, 1],
  longCoat: [0, 1],
  beltedCoat: [0, 1],
  quiltedJacket: [1],
  paddedVest: [1],
  parka: [1, 2],
  wideTrousers: [1, 2],
  sweatpants: [1, 2],
  softTrousers: [0],
  shorts: [2],
  midiSkirt: [1],
  biasSkirt: [0, 1],
  satinSkirt: [1],
  aLineSkirt: [1],
  pleatedSkirt: [0, 1],
  wrapSkirt: [2],
  shirtDress: [1, 2],
  longShirtDress: [0, 1],
  satinDress: [2],
  flaredDress: [0],
  tieredDress: [2],
  dayDress: [0],
  knittedPolo: [1],
  shirt: [2, 3],
  buttonDownShirt: [0, 3],
  overshirt: [2],
  bandCollarShirt: [2, 3],
  fishermanJumper: [0, 1],
  raglanSweatshirt: [1, 2],
  bomberJacket: [0, 2],
  choreJacket: [2],
  woolCoat: [0, 2],
  carCoat: [2],
  overcoat: [2],
  unlinedJacket: [0, 2],
  suitJacket: [1],
  taperedJeans: [2],
  chinos: [0, 2],
  pleatedChinos: [1],
  suitTrousers: [1],
  trackTrousers: [0, 2],
  ankleBoots: [1, 2],
  desertBoots: [1],
  loafers: [1, 2],
  shopper: [0, 2],
  carryAll: [2],
  toolBag: [],
  fieldCap: [1, 2],
};
