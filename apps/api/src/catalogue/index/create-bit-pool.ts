import { type Bits, emptyBits } from './bits.ts';
import { openSetMemory } from './set-memory.ts';

/**
 * Sets for the length of one search. Making and forgetting a dozen of them a request would keep the collector busy, and
 * its pauses grow with the assortment.
 */
export type BitPool = {
  /** Everything that was taken may be taken again. */
  reset(): void;
  empty(): Bits;
  copyOf(bits: Bits): Bits;
};

export function createBitPool(count: number): BitPool {
  const all: Bits[] = [];
  const memory = openSetMemory(emptyBits(count).length);
  let taken = 0;
  const take = () => {
    all[taken] ??= memory?.takeRoom() ?? emptyBits(count);
    return all[taken++]!;
  };
  return {
    reset() {
      taken = 0;
    },
    empty: () => take().fill(0),
    copyOf(bits) {
      const copy = take();
      copy.set(bits);
      return copy;
    },
  };
}
