import type { NounId } from './goods-texts/goods-texts.ts';
import type { Model } from './models/model.ts';
import { hash } from './random.ts';

/** The drawing that shows what a name says: a belted coat has a belt. A noun that says nothing more is drawn as its model is. */
export const cutOfNoun = ({ cut }: Pick<Model, 'cut'>, noun: NounId): string => ownCuts[noun] ?? cut;

/** What a style of this name is drawn as: of women's straight jeans, most of which are of one blue, every other one ends above the ankle. */
export function cutOfStyle(model: Pick<Model, 'cut' | 'gender'>, noun: NounId, styleNumber: string): string {
  const cut = cutOfNoun(model, noun);
  return cut === 'jeans-straight' && model.gender === 'women' && hash(`length ${styleNumber}`) % 2 === 0 ? 'jeans-cropped' : cut;
}

const ownCuts: Partial<Record<NounId, string>> = {
  jerseyTop: 'top-boat-neck',
  pocketTee: 'tee-pocket',
  knittedPolo: 'polo-knit',
  boyfriendShirt: 'shirt-boyfriend',
  collarShirt: 'shirt-collar',
  buttonDownShirt: 'shirt-button-down',
  bandCollarShirt: 'shirt-band-collar',
  overshirt: 'overshirt',
  tieBlouse: 'blouse-tie',
  fishermanJumper: 'jumper-fisherman',
  raglanSweatshirt: 'sweatshirt-raglan',
  beltedCoat: 'coat-belted',
  longCoat: 'coat-long',
  carCoat: 'coat-car',
  overcoat: 'coat-overcoat',
  quiltedJacket: 'jacket-quilted',
  flightJacket: 'jacket-flight',
  choreJacket: 'jacket-chore',
  parka: 'parka',
  paddedVest: 'vest-padded',
  softBlazer: 'blazer-soft-women',
  unlinedJacket: 'blazer-soft-men',
  highRiseJeans: 'jeans-high-rise',
  selvedgeJeans: 'jeans-selvedge',
  taperedJeans: 'jeans-tapered',
  wideTrousers: 'trousers-wide',
  trousers: 'trousers-straight',
  suitTrousers: 'trousers-suit',
  softTrousers: 'trousers-soft',
  trackTrousers: 'trousers-track',
  pleatedChinos: 'chinos-pleated',
  pleatedShorts: 'shorts-pleated',
  biasSkirt: 'skirt-bias',
  aLineSkirt: 'skirt-a-line',
  wrapSkirt: 'skirt-wrap',
  longShirtDress: 'dress-shirt-long',
  satinDress: 'dress-satin',
  ribDress: 'dress-rib',
  tieredDress: 'dress-tiered',
  dayDress: 'dress-day',
  courtTrainers: 'sneaker-court',
  ankleBoots: 'boot-ankle',
  desertBoots: 'boot-desert',
  loafers: 'loafer-tassel',
  shopper: 'shopper',
  carryAll: 'carry-all',
  toolBag: 'tool-bag',
  shoulderBag: 'shoulder-bag',
  wideScarf: 'scarf-wide',
  narrowBelt: 'belt-narrow',
  workBelt: 'belt-work',
  watchCap: 'watch-cap',
  ribHat: 'rib-hat',
  fieldCap: 'cap-field',
};
