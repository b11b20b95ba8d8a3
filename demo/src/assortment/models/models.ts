import { random } from '../random.ts';
import { accessories } from './accessories.ts';
import { laterModels } from './later-models.ts';
import { menClothes } from './men-clothes.ts';
import type { Model } from './model.ts';
import { womenClothes } from './women-clothes.ts';
import { womenTops } from './women-tops.ts';

const firstModels: readonly Model[] = [...womenTops, ...womenClothes, ...menClothes, ...accessories];
export const models: readonly Model[] = [...firstModels, ...laterModels];

const countOf = (of: readonly Model[]) => of.reduce((sum, { share }) => sum + share, 0);
/** How many styles there are of all models together, and of those that are dealt first. */
export const deckSize = countOf(models);
export const firstDeckSize = countOf(firstModels);

/** Every model as often as its share, shuffled: any stretch of this length has the whole shop in it. */
export const deck = (seed: number): readonly Model[] => [
  ...shuffled(firstModels, seed, 'deck'),
  ...shuffled(laterModels, seed, 'later deck'),
];

function shuffled(of: readonly Model[], seed: number, name: string): Model[] {
  const cards = of.flatMap((model) => Array.from({ length: model.share }, () => model));
  const { whole } = random(seed, name);
  for (let at = cards.length - 1; at > 0; at--) {
    const other = whole(0, at);
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}
