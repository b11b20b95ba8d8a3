import { mostPieces } from '@selvedge/contract/basket-shape.ts';
import { isSameLine } from './put-line.ts';
import type { StoredLine } from './stored-line.ts';

/**
 * Two baskets become one, at sign-in: quantities add up as far as there are pieces, and never fall below what either basket held.
 * (BSK-018)
 */
export function mergeLines(
  own: readonly StoredLine[],
  others: readonly StoredLine[],
  availableOf: (line: StoredLine) => number,
): StoredLine[] {
  const merged = [...own];
  for (const line of others) {
    const at = merged.findIndex((each) => isSameLine(each, line));
    const there = merged[at];
    if (!there) {
      // Beyond the most lines of a basket too: a line is refused when it is put in, never lost afterwards.
      merged.push(line);
      continue;
    }
    const most = Math.min(mostPieces, availableOf(line));
    // The link of a mail copied it from here: whoever then signs in must not find it twice.
    const sum = there.id === line.id ? 0 : Math.min(there.quantity + line.quantity, most);
    const quantity = Math.max(there.quantity, line.quantity, sum);
    // A draft order is known again by its line's id: under the other one it would stand in the basket for ever, ordered or not.
    merged[at] = line.isOfDraft && !there.isOfDraft ? { ...there, id: line.id, isOfDraft: true, quantity } : { ...there, quantity };
  }
  return merged;
}
