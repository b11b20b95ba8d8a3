import type { Hit, HitGroup } from './hit.ts';

/** In groups, the one with the best hit first; within a group the best first. The keyboard goes through them in this order. */
export function groupHits(hits: readonly Hit[]): { group: HitGroup; hits: Hit[] }[] {
  const groups = [...Map.groupBy(hits, ({ group }) => group)].map(([group, found]) => ({
    group,
    hits: found.toSorted((a, b) => b.score - a.score),
  }));
  return groups.sort((a, b) => b.hits[0]!.score - a.hits[0]!.score);
}
