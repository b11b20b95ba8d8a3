import type { AssortmentLine } from '@selvedge/contract/catalogue/assortment.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { startOfUtcDay } from '@selvedge/domain/date/utc-day.ts';
import { countAlike } from './alike.ts';
import { type DemoMarket, demoMarkets } from './demo-markets.ts';
import { leatherCreamLine } from './leather-cream-line.ts';
import type { Slot } from './models/model.ts';
import { deck, deckSize, firstDeckSize } from './models/models.ts';
import { random } from './random.ts';
import { referenceLines } from './reference-lines.ts';
import { type Sketch, sketchStyle } from './sketch.ts';
import { giftCardLines, type SpecialContext, setLine } from './special-lines.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { styleLine } from './style-line.ts';

export type DemoAssortment = {
  /** Garments, sets, gift cards and the leather cream together. */
  styles?: number;
  /** Stop after so many colour options. */
  options?: number;
  seed?: number;
  now: Date;
  markets?: readonly DemoMarket[];
};

const giftCards = 2;
const sets = 8;
const creams = 1;
/** Of every model as many styles as its share says. */
export const demoStyles = deckSize + giftCards + sets + creams;
/** How far away a style may be to be worn with another: near enough to be found without making the whole shop. */
const reach = 40;

/** The demo's goods, a line at a time, always the same for the same seed and day. */
export function* demoAssortment({
  styles = demoStyles,
  options = Number.POSITIVE_INFINITY,
  seed = 1,
  now,
  markets = demoMarkets,
}: DemoAssortment): Generator<AssortmentLine> {
  const today = startOfUtcDay(now);
  const at = (day: number) => addDays(today, day).toISOString();
  const speeches = spokenLanguages(markets);
  const garments = garmentCount(styles);
  const sketch = sketcher(seed, garments);
  const alikeBefore = countAlike();
  let left = options;
  function* counted(lines: Iterable<Extract<AssortmentLine, { type: 'style' }>>): Generator<AssortmentLine> {
    for (const line of lines) {
      if (left <= 0) return;
      yield line.options.length > left ? { ...line, options: line.options.slice(0, left) } : line;
      left -= line.options.length;
    }
  }
  yield* referenceLines();
  yield* counted(giftCardLines({ markets, speeches, at }));
  yield* counted([leatherCreamLine({ markets, speeches, at })]);
  yield* counted(setLines(sketch, { markets, speeches, at, garments }));
  for (let index = 0; index < garments && left > 0; index++) {
    const style = sketch(index);
    const alike = style.options.map(({ recipe }) => alikeBefore(recipe, style.model.gender));
    yield* counted([styleLine(style, { seed, markets, speeches, at, look: lookFor(style, { sketch, seed, garments }), alike })]);
  }
}

function garmentCount(styles: number): number {
  return Math.max(0, styles - sets - giftCards - creams);
}

/** The garments alone, as sketches. */
export function* garmentsOf({ styles = demoStyles, seed = 1 }: { styles?: number; seed?: number }): Generator<Sketch> {
  const cards = deck(seed);
  for (let index = 0; index < garmentCount(styles); index++) yield sketchStyle(seed, index, cards[index % cards.length]!);
}

type Sketcher = (index: number) => Sketch;

/** Neighbours are looked at again and again; the last few are kept. */
function sketcher(seed: number, garments: number): Sketcher {
  const cards = deck(seed);
  const kept = new Map<number, Sketch>();
  return (index) => {
    const known = kept.get(index);
    if (known) return known;
    const sketch = sketchStyle(seed, index, cards[index % cards.length]!);
    if (kept.size > 6 * reach) kept.delete(kept.keys().next().value!);
    if (index < garments) kept.set(index, sketch);
    return sketch;
  };
}

const wornWith: Record<Slot, readonly Slot[]> = {
  top: ['bottom', 'layer', 'shoes', 'extra'],
  layer: ['bottom', 'top', 'shoes', 'extra'],
  bottom: ['top', 'layer', 'shoes', 'outer'],
  whole: ['outer', 'shoes', 'extra'],
  outer: ['layer', 'bottom', 'shoes', 'extra'],
  shoes: ['bottom', 'layer', 'extra'],
  extra: ['outer', 'layer', 'bottom'],
};

/** One piece for every part of an outfit that this one lacks, found among its neighbours. Not every style has a look. */
function lookFor(style: Sketch, { sketch, seed, garments }: { sketch: Sketcher; seed: number; garments: number }): string[] {
  const { chance, whole, pick } = random(seed, `look ${style.index}`);
  if (!chance(0.6)) return [];
  const { chance: isElsewhere } = random(seed, `look further ${style.index}`);
  const find = (slot: Slot, around: number): string[] => {
    const start = whole(1, reach);
    for (let step = 0; step < reach; step++) {
      const index = around - reach / 2 + ((start + step) % reach);
      if (index < 0 || index >= garments || index === style.index) continue;
      const other = sketch(index);
      if (other.model.slot === slot && other.model.gender === style.model.gender) return [pick(other.options).productId];
    }
    return [];
  };
  const other = otherPart(style.index);
  return wornWith[style.model.slot].flatMap((slot) => {
    const found = isElsewhere(0.3) ? find(slot, other) : [];
    if (found.length > 0) return found;
    const near = find(slot, style.index);
    return near.length > 0 ? near : find(slot, other);
  });
}

/** The deck has two parts, and each would be worn with itself alone: whoever stands in one of them also looks in the middle of the other. */
function otherPart(index: number): number {
  const start = index - (index % deckSize);
  const isFirst = index - start < firstDeckSize;
  return start + (isFirst ? (firstDeckSize + deckSize) >> 1 : (index * 37) % firstDeckSize);
}

const partners: Readonly<Record<string, string>> = { 'blazer-women': 'trousers-pleated', 'blazer-men': 'chinos' };

/** A suit is cut from one cloth: what shares fibre, pattern and colour comes first, then what shares the last two. */
function* setLines(sketch: Sketcher, { garments, ...context }: SpecialContext & { garments: number }) {
  const near = Array.from({ length: Math.min(garments, firstDeckSize) }, (_, index) => sketch(index));
  const jackets = new Set(near.filter(({ model }) => partners[model.cut]));
  let number = 0;
  for (const isOneCloth of [isSameCloth, isSamePattern]) {
    for (const jacket of jackets) {
      const { cut, gender } = jacket.model;
      const match = near.find(({ model, ...other }) => model.cut === partners[cut] && model.gender === gender && isOneCloth(jacket, other));
      if (!match || number >= sets) continue;
      jackets.delete(jacket);
      yield setLine(number++, jacket, match, context);
    }
  }
}

type Cloth = Pick<Sketch, 'fabric' | 'pattern' | 'options'>;
const isSameCloth = (one: Cloth, other: Cloth) => one.fabric === other.fabric && isSamePattern(one, other);
const isSamePattern = (one: Cloth, other: Cloth) =>
  one.pattern === other.pattern && one.options.some(({ colour }) => other.options.some((own) => own.colour.id === colour.id));
