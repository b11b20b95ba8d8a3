import { random } from '../random.ts';
import { accessories } from './accessories.ts';
import { menClothes } from './men-clothes.ts';
import type { Model } from './model.ts';
import { womenClothes } from './women-clothes.ts';
import { womenTops } from './women-tops.ts';

export const models: readonly Model[] = [...womenTops, ...womenClothes, ...menClothes, ...accessories];

/** Every model as often as its share, shuffled: any stretch of this length has the whole shop in it. */
export function deck(seed: number): readonly Model[] {
  const cards = models.flatMap((model) => Array.from({ length: model.share }, () => model));
  const { whole } = random(seed, 'deck');
  for (let at = cards.length - 1; at > 0; at--) {
    const other = whole(0, at);
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}
