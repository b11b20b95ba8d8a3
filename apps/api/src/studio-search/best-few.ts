import type { Found } from '@selvedge/contract/studio/studio-search.ts';

const most = 6;

/** Of each kind a few: who wants to see all of them goes to their room. */
export function bestFew(found: readonly Found[]): Found[] {
  return found
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.title.localeCompare(b.title))
    .slice(0, most);
}
