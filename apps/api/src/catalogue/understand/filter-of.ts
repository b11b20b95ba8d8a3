import type { Understood } from '@selvedge/contract/catalogue/search.ts';
import type { ConceptKind } from '../words/en.ts';

const kinds: Partial<Record<ConceptKind, Understood['kind']>> = {
  colour: 'colour',
  shade: 'colour',
  garment: 'garment',
  gender: 'gender',
  material: 'material',
  occasion: 'occasion',
  offer: 'offer',
};

/** What words of a kind filter by; undefined where they are only looked for. */
export function filterOf(kind: ConceptKind): Understood['kind'] | undefined {
  return kinds[kind];
}
