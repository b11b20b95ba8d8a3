import type { Layer } from '../render/scene.ts';
import { crossbody, tote } from './bags.ts';
import { flaredDress, knitDress, shirtDress, slipDress } from './dresses.ts';
import { giftCard } from './gift-card.ts';
import { jar } from './jar.ts';
import { chinos, joggers, pleatedTrousers, shorts, slimJeans, straightJeans, wideJeans } from './legs.ts';
import { bomber, denimJacket, puffer } from './outer.ts';
import { boot, loafer, sneaker } from './shoes.ts';
import { midiSkirt, miniSkirt, pleatedSkirt } from './skirts.ts';
import { beanie, belt, cap, scarf } from './small.ts';
import { blazer, woolCoat } from './tailored.ts';
import type { Side } from './top.ts';
import { blouse, crewKnit, longSleeve, polo, rollKnit, shirt, sweat, tank, tee } from './tops.ts';
import { trench } from './trench.ts';
import { cardigan, hoodie } from './warm.ts';

/** How each cut is built, by its id in cuts.ts. */
export const SHAPES: Record<string, (side: Side) => Layer[]> = {
  'tee-women': (side) => tee(side, 'women'),
  'tee-men': (side) => tee(side, 'men'),
  'long-sleeve': longSleeve,
  'shirt-men': (side) => shirt(side, 'men'),
  'shirt-women': (side) => shirt(side, 'women'),
  blouse,
  'crew-knit-women': (side) => crewKnit(side, 'women'),
  'crew-knit-men': (side) => crewKnit(side, 'men'),
  'roll-neck': rollKnit,
  sweatshirt: sweat,
  polo,
  tank,
  'jeans-straight': straightJeans,
  'jeans-wide': wideJeans,
  'jeans-slim': slimJeans,
  'trousers-pleated': pleatedTrousers,
  chinos,
  shorts,
  joggers,
  'skirt-midi': midiSkirt,
  'skirt-mini': miniSkirt,
  'skirt-pleated': pleatedSkirt,
  cardigan,
  hoodie,
  'jacket-denim': denimJacket,
  bomber,
  puffer,
  'blazer-women': (side) => blazer(side, 'women'),
  'blazer-men': (side) => blazer(side, 'men'),
  'coat-wool-women': (side) => woolCoat(side, 'women'),
  'coat-wool-men': (side) => woolCoat(side, 'men'),
  trench,
  'dress-shirt': shirtDress,
  'dress-slip': slipDress,
  'dress-knit': knitDress,
  'dress-flared': flaredDress,
  sneaker,
  boot,
  loafer,
  tote,
  crossbody,
  cap,
  beanie,
  scarf,
  belt,
  'gift-card': giftCard,
  jar,
};
