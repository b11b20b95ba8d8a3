import type { Layer } from '../render/scene.ts';
import { shoulderBag, tote } from './bags.ts';
import { ankleBoot, boot, desertBoot } from './boots.ts';
import { parka, woolCoat } from './coats.ts';
import { flaredDress, knitDress, shirtDress, slipDress } from './dresses.ts';
import { foldedJeans, foldedKnit, foldedScarf, foldedShirt, foldedTee } from './folded.ts';
import { giftCard } from './gift-card.ts';
import { gloves } from './gloves.ts';
import { beanie, cap, fieldCap } from './hats.ts';
import { jar } from './jar.ts';
import { crewKnit, fishermanKnit, knitPolo, rollKnit } from './knits.ts';
import { ballerina, heel, sandal } from './light-shoes.ts';
import { carryAll, crossbody, shopper, toolBag } from './more-bags.ts';
import { dayDress, ribDress, satinDress, tieredDress } from './more-dresses.ts';
import { bomber, denimJacket, puffer } from './outer.ts';
import { blouse, shirt } from './shirts.ts';
import { loafer, sneaker } from './shoes.ts';
import { aLineSkirt, biasSkirt, midiSkirt, miniSkirt, pleatedSkirt, wrapSkirt } from './skirts.ts';
import { belt, scarf, wideScarf } from './small.ts';
import { blazer } from './tailored.ts';
import type { Side } from './top.ts';
import { boatNeckTop, longSleeve, polo, sweat, tank, tee } from './tops.ts';
import { trench } from './trench.ts';
import {
  chinos,
  croppedJeans,
  highJeans,
  joggers,
  pleatedChinos,
  pleatedShorts,
  pleatedTrousers,
  selvedgeJeans,
  shorts,
  slimJeans,
  softTrousers,
  straightJeans,
  straightTrousers,
  suitTrousers,
  taperedJeans,
  trackTrousers,
  wideJeans,
  wideTrousers,
} from './trousers.ts';
import { cardigan, hoodie } from './warm.ts';
import { choreJacket, quiltedJacket } from './work-jackets.ts';

/** How a cut looks when it is folded, by the id of the cut whose drawing it is. */
export const FOLDED_SHAPES: Record<string, () => Layer[]> = {
  'tee-women': () => foldedTee('women'),
  'tee-men': () => foldedTee('men'),
  'tee-pocket': () => foldedTee('pocket'),
  'shirt-men': () => foldedShirt('leaf'),
  'shirt-button-down': () => foldedShirt('buttonDown'),
  'shirt-band-collar': () => foldedShirt('band'),
  'crew-knit-men': () => foldedKnit('crew'),
  'roll-neck': () => foldedKnit('roll'),
  'jeans-straight': foldedJeans,
  scarf: foldedScarf,
};

/** How each cut is built, by its id in cuts.ts. */
export const SHAPES: Record<string, (side: Side) => Layer[]> = {
  'tee-women': (side) => tee(side, 'women'),
  'tee-men': (side) => tee(side, 'men'),
  'long-sleeve': longSleeve,
  'shirt-men': (side) => shirt(side, 'men'),
  'shirt-women': (side) => shirt(side, 'women'),
  'shirt-button-down': (side) => shirt(side, 'men', { tipButtons: true }),
  'shirt-band-collar': (side) => shirt(side, 'men', { collar: 'band', pocket: 'none' }),
  overshirt: (side) => shirt(side, 'men', { ease: 1.07, pocket: 'flaps', straightHem: true, leaf: 104 }),
  'shirt-boyfriend': (side) => shirt(side, 'women', { ease: 1.16, length: 40 }),
  'shirt-collar': (side) => shirt(side, 'women', { leaf: 150, pocket: 'none' }),
  blouse: (side) => blouse(side),
  'blouse-tie': (side) => blouse(side, { tie: true }),
  'crew-knit-women': (side) => crewKnit(side, 'women'),
  'crew-knit-men': (side) => crewKnit(side, 'men'),
  'roll-neck': rollKnit,
  'jumper-fisherman': fishermanKnit,
  sweatshirt: (side) => sweat(side),
  'sweatshirt-raglan': (side) => sweat(side, { raglan: true }),
  polo,
  'polo-knit': knitPolo,
  'tee-pocket': (side) => tee(side, 'men', { pocket: true }),
  'top-boat-neck': boatNeckTop,
  tank,
  'jeans-straight': straightJeans,
  'jeans-wide': wideJeans,
  'jeans-slim': slimJeans,
  'trousers-pleated': pleatedTrousers,
  'jeans-cropped': croppedJeans,
  'jeans-high-rise': highJeans,
  'jeans-selvedge': selvedgeJeans,
  'jeans-tapered': taperedJeans,
  'trousers-wide': wideTrousers,
  'trousers-straight': straightTrousers,
  'trousers-suit': suitTrousers,
  'trousers-soft': softTrousers,
  'trousers-track': trackTrousers,
  chinos,
  'chinos-pleated': pleatedChinos,
  shorts,
  'shorts-pleated': pleatedShorts,
  joggers,
  'skirt-midi': midiSkirt,
  'skirt-bias': biasSkirt,
  'skirt-a-line': aLineSkirt,
  'skirt-wrap': wrapSkirt,
  'skirt-mini': miniSkirt,
  'skirt-pleated': pleatedSkirt,
  cardigan,
  hoodie,
  'jacket-denim': denimJacket,
  'jacket-chore': choreJacket,
  'jacket-quilted': quiltedJacket,
  bomber: (side) => bomber(side),
  'jacket-flight': (side) => bomber(side, { flight: true }),
  puffer: (side) => puffer(side),
  'vest-padded': (side) => puffer(side, { vest: true }),
  parka,
  'blazer-soft-women': (side) => blazer(side, 'women', { soft: true }),
  'blazer-soft-men': (side) => blazer(side, 'men', { soft: true }),
  'coat-belted': (side) => woolCoat(side, 'women', { belted: true, buttons: 'none', pockets: 'welts', close: 600, lapel: 124 }),
  'coat-long': (side) => woolCoat(side, 'women', { length: 34, buttons: 'double', pockets: 'patch', close: 600, lapel: 118 }),
  'coat-car': (side) => woolCoat(side, 'men', { length: -230, ease: 1.04, close: 430, buttons: 'four', pockets: 'welts' }),
  'coat-overcoat': (side) => woolCoat(side, 'men', { buttons: 'double', close: 600, lapel: 118 }),
  'blazer-women': (side) => blazer(side, 'women'),
  'blazer-men': (side) => blazer(side, 'men'),
  'coat-wool-women': (side) => woolCoat(side, 'women'),
  'coat-wool-men': (side) => woolCoat(side, 'men'),
  trench,
  'dress-shirt': (side) => shirtDress(side),
  'dress-shirt-long': (side) => shirtDress(side, { long: true }),
  'dress-satin': satinDress,
  'dress-rib': ribDress,
  'dress-tiered': tieredDress,
  'dress-day': dayDress,
  'dress-slip': slipDress,
  'dress-knit': knitDress,
  'dress-flared': flaredDress,
  sneaker: (side) => sneaker(side),
  'sneaker-court': (side) => sneaker(side, { court: true }),
  boot,
  'boot-ankle': ankleBoot,
  'boot-desert': desertBoot,
  loafer: (side) => loafer(side),
  'loafer-tassel': (side) => loafer(side, { tassel: true }),
  sandal,
  ballerina,
  heel,
  tote,
  shopper,
  'carry-all': carryAll,
  'tool-bag': toolBag,
  crossbody,
  'shoulder-bag': shoulderBag,
  cap,
  'cap-field': fieldCap,
  beanie: (side) => beanie(side),
  'watch-cap': (side) => beanie(side, { crown: -46, cuff: 170 }),
  'rib-hat': (side) => beanie(side, { crown: 60, cuff: 210, ribs: 11 }),
  gloves,
  scarf,
  'scarf-wide': wideScarf,
  belt: (side) => belt(side),
  'belt-narrow': (side) => belt(side, { width: 48 }),
  'belt-work': (side) => belt(side, { width: 116, kind: 'work' }),
  'gift-card': giftCard,
  jar,
};
