import { type Fabric, fabrics } from './fabrics.ts';
import { mensNames, womensNames } from './names.ts';
import { random } from './random.ts';
import type { Sketch } from './sketch.ts';

/** What a style is called: a name of its own, perhaps its cloth or pattern, and what it is. */
export function nameOf(seed: number, { index, model, fabric, pattern }: Sketch): string {
  const { pick, chance } = random(seed, `name ${index}`);
  const names = model.gender === 'women' ? womensNames : mensNames;
  // By turns, so that neighbours in a listing don't share a name.
  const given = names[(index * 37) % names.length]!;
  const noun = pick(model.nouns);
  const { word }: Fabric = fabrics[fabric];
  const cloth = patternWords[pattern] ?? (chance(0.6) ? word : undefined);
  const isSaid =
    cloth === undefined || noun.toLowerCase().includes(cloth.split('-').at(-1)!) || (cloth === 'denim' && noun.includes('jeans'));
  return isSaid ? `${given} ${noun}` : `${given} ${cloth} ${noun}`;
}

const patternWords: Partial<Record<Sketch['pattern'], string>> = {
  stripe: 'striped',
  pinstripe: 'pinstripe',
  breton: 'breton',
  check: 'checked',
  windowpane: 'windowpane',
  gingham: 'gingham',
  houndstooth: 'houndstooth',
  herringbone: 'herringbone',
  dot: 'dotted',
  floral: 'floral',
  rib: 'rib',
  cable: 'cable-knit',
  corduroy: 'corduroy',
};

/** Two or three sentences, each written for this cloth or this cut, in an order that varies. */
export function describe(seed: number, { index, model, fabric }: Sketch): string {
  const { pick, whole } = random(seed, `text ${index}`);
  const cloth = pick(fabrics[fabric].says);
  const cut = pick(model.cutSays);
  const also = pick(model.also);
  const orders = [
    [cut, cloth, also],
    [cloth, cut, also],
    [cloth, also],
    [cut, cloth],
    [cut, also],
  ];
  // Three sentences twice as often as two.
  const order = orders[whole(0, 2) === 0 ? whole(2, 4) : whole(0, 1)]!;
  return order.join(' ');
}
