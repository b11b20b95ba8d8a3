import { type ChosenTexts, isNamed, isSaid } from './choose-texts.ts';
import type { ClothId } from './goods-texts/goods-texts.ts';
import { models } from './models/models.ts';

/** Every noun, alone and with every cloth and pattern that it is made in. */
export function combinations(): Pick<ChosenTexts, 'noun' | 'cloth'>[] {
  const made = new Map<string, Pick<ChosenTexts, 'noun' | 'cloth'>>();
  for (const { nouns, fabrics, patterns } of models) {
    for (const noun of nouns) {
      const cloths: ClothId[] = [...fabrics, ...patterns.filter(isNamed)];
      for (const cloth of [undefined, ...cloths]) if (!cloth || !isSaid(noun, cloth)) made.set(`${noun} ${cloth}`, { noun, cloth });
    }
  }
  return [...made.values()];
}
