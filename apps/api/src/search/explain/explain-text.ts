import type { ScorePart, SearchField, WordMatch } from '@selvedge/contract/studio/search.ts';
import { quality } from '../../catalogue/index/expand-word.ts';
import { productsOfPair } from '../../catalogue/index/pairs.ts';
import { type Part, partReader } from '../../catalogue/index/part-reader.ts';
import { pairsBetween, phraseBonus, queryWords } from '../../catalogue/index/search-text.ts';
import { pointsOf, type Sense } from '../../catalogue/index/senses.ts';
import type { Synonyms } from '../../catalogue/index/synonyms.ts';
import { type TextIndex, weights } from '../../catalogue/index/text-index.ts';

export type TextScore = {
  parts: ScorePart[];
  pairs: { words: string; points: number }[];
  /** Parts of the query that the product does not hold. */
  missing: string[];
  score: number;
};

export type TextExplanation = { parts: Part[]; scoreOf: (product: number) => TextScore };

/** Why products score as they do. Made of the same senses and points as the search itself, so that it adds up to the same. */
export function explainText(
  index: TextIndex,
  terms: string,
  { synonyms, products, optional }: { synonyms: Synonyms; products: readonly number[]; optional?: ReadonlySet<string> | undefined },
): TextExplanation {
  const words = queryWords(terms, index);
  const parts = partReader(index, synonyms)(words);
  const wanted = new Set(products);
  const isOptional = (typed: readonly string[]) => typed.every((word) => optional?.has(word) ?? false);
  const telling = parts.filter(({ senses }) => senses.length > 0);
  const best = telling.map((part) => bestOf(part, wanted));
  const pairs = words.length > 1 ? pairsBetween(index, parts) : [];
  const inName = pairs.map((pair) => new Set(productsOfPair(index, pair)));
  return {
    parts,
    scoreOf(product) {
      const found = best.flatMap((part) => part.get(product) ?? []);
      const followed = pairs.flatMap((words, at) => (inName[at]!.has(product) ? [{ words, points: phraseBonus }] : []));
      return {
        parts: found,
        pairs: followed,
        missing: telling.flatMap(({ words: typed }, at) => (best[at]!.has(product) || isOptional(typed) ? [] : [typed.join(' ')])),
        score: [...found, ...followed].reduce((sum, { points }) => sum + points, 0),
      };
    },
  };
}

/** Of each product the sense that counts: where a part has several, the best of them. */
function bestOf({ words, senses }: Part, wanted: ReadonlySet<number>): Map<number, ScorePart> {
  const best = new Map<number, ScorePart>();
  for (const sense of senses) {
    for (const [at, product] of sense.products.entries()) {
      if (!wanted.has(product)) continue;
      const weight = sense.scores[at]!;
      const points = pointsOf(weight, sense.quality);
      if ((best.get(product)?.points ?? 0) >= points) continue;
      best.set(product, {
        ...{ typed: words.join(' '), means: sense.means.join(' '), how: howOf(sense), field: fieldOf(weight) },
        ...{ weight, sure: sense.quality, points },
      });
    }
  }
  return best;
}

/** No two ways are equally sure, and no two fields equally telling: the number says which it was. */
export function howOf({ quality: sure }: Pick<Sense, 'quality'>): WordMatch {
  // Whoever reads it need not know which words name things.
  if (sure === quality.namePrefix) return 'prefix';
  return (Object.keys(quality) as WordMatch[]).find((how) => quality[how] === sure) ?? 'exact';
}

/** Of a glued word the weight is what its parts are worth on average, and so between those of two fields. */
function fieldOf(weight: number): SearchField {
  return (Object.keys(weights) as SearchField[]).findLast((field) => weights[field] >= weight) ?? 'number';
}
