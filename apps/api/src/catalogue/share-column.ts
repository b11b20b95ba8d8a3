import { hash } from 'node:crypto';
import type { Structure } from './structure.ts';

type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

const kept = new WeakMap<Structure['ids'], Map<string, WeakRef<Column>>>();
/** Beyond so many, those that nobody holds any more are looked for. */
const many = 1_000;

/**
 * A column as another market holds it already, where it says the same: markets with one currency mostly ask the same prices, and whatever has
 * the same prices has the same orders. Who was given one must not write into it.
 */
export function shareColumn<C extends Column>({ ids }: Pick<Structure, 'ids'>, column: C): C {
  const known = kept.get(ids) ?? new Map<string, WeakRef<Column>>();
  kept.set(ids, known);
  const key = `${column.BYTES_PER_ELEMENT} ${hash('sha256', column, 'base64url')}`;
  const same = known.get(key)?.deref();
  if (same) return same as C;
  if (known.size >= many) for (const [old, column] of known) if (!column.deref()) known.delete(old);
  known.set(key, new WeakRef<Column>(column));
  return column;
}
