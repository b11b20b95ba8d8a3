import { BASIC_CUTS } from './basic-cuts.ts';
import type { Cut } from './cut.ts';
import { CUT_VARIANTS } from './cut-variants.ts';

export const CUTS: readonly Cut[] = [...BASIC_CUTS, ...CUT_VARIANTS];

const byId = new Map(CUTS.map((c) => [c.id, c]));

export const findCut = (id: string): Cut | undefined => byId.get(id);

export function getCut(id: string): Cut {
  const found = byId.get(id);
  if (!found) throw new RangeError(`Unknown cut: ${id}`);
  return found;
}
