import { findDifferences } from './find-differences.ts';

type Three = { base: unknown; mine: unknown; theirs: unknown };

/**
 * Two works that began with the same, put together: undefined where both changed the same part, which a person has to look at.
 * Parts are the fields of objects, at any depth; a list is one part, because its order is its meaning.
 */
export function mergeParts({ base, mine, theirs }: Three): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) return undefined;
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const part = mergeParts(three);
    const isGone = part === undefined && isTakenAway(three);
    if (part === undefined && !isGone) return undefined;
    if (!isGone) merged[name] = part;
  }
  return merged;
}

/** One of the two took the part away and the other left it as it was. */
const isTakenAway = ({ base, mine, theirs }: Three): boolean =>
  (mine === undefined && isSame(base, theirs)) ||
  (theirs === undefined && isSame(base, mine)) ||
  (mine === undefined && theirs === undefined);

const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined ? one === other : findDifferences(one, other).length === 0;

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
