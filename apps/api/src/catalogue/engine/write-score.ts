import { quality } from '../index/expand-word.ts';
import { pointsOf } from '../index/senses.ts';
import { weights } from '../index/text-index.ts';
import type { QueryPart } from './read-parts.ts';
import { termCode, termCodes, termWeights } from './term-code.ts';
import type { WordSense } from './word-senses.ts';

export const phrasePoints = 25;

/** What a product is worth for a query, as an expression of the engine: of each part its best sense, and more for words that follow each other. */
export function writeScore(parts: readonly QueryPart[], pairs: readonly number[]): string {
  const known = parts.flatMap(({ senses }) => (senses.length > 0 ? [scoreOfPart(senses)] : []));
  return [...known, ...pairs.map((pair) => `IF(IN(pairs,${pair}),${phrasePoints},0)`)].join('+') || '0';
}

/** The most points first: the first condition that holds decides. */
function scoreOfPart(senses: readonly WordSense[]): string {
  const conditions = new Map<number, Set<string>>();
  const codes = new Map<number, Set<number>>();
  const at = <T>(map: Map<number, Set<T>>, points: number) => {
    const known = map.get(points) ?? new Set<T>();
    map.set(points, known);
    return known;
  };
  for (const { terms, most = Number.POSITIVE_INFINITY, quality: sure, documents } of senses) {
    if (documents) at(conditions, pointsOf(weights.number, sure)).add(`IN(id,${documents.join(',')})`);
    for (const weight of terms ? termWeights : []) {
      const points = pointsOf(Math.min(weight, most), sure);
      if (terms!.length === 1) at(codes, points).add(termCode(terms![0]!, weight));
      else at(conditions, points).add(`(${terms!.map((term) => `IN(terms,${termCodes(term, weight).join(',')})`).join(' AND ')})`);
    }
  }
  for (const [points, list] of codes) at(conditions, points).add(`IN(terms,${[...list].join(',')})`);
  const ordered = [...conditions].sort(([a], [b]) => b - a);
  const simple = ordered.reduceRight((rest, [points, either]) => `IF(${[...either].join(' OR ')},${points},${rest})`, '0');
  // Of a word that was glued together its parts count on average, as far as its other senses leave room.
  const glued = senses.flatMap(({ parts }) => (parts ? [`${quality.compound}*(${parts.map(scoreOfPart).join('+')})/${parts.length}`] : []));
  return glued.reduce((best, other) => `MAX(${best},${other})`, simple);
}
