import { countCache } from './cache-counts.ts';

export type ByteRing = ReturnType<typeof createByteRing>;
/** One owner's part of a ring, by numbers below its size. */
export type RingPart = ReturnType<ByteRing['openPart']>;

const slabBytes = 1024 * 1024;
/** Places are counted in so many bytes, so that four bytes say where something is until 64 GB have been written. */
const bytesOfPlace = 16;
const highestPlace = 2 ** 32 - 1;
const bytesOfLength = 4;
export const longestEntry = slabBytes - bytesOfLength;

/**
 * Small things as bytes, one behind the other in memory that is asked for once: as Buffers of their own a hundred thousand of them are looked at by
 * each collection, and those that come and go make collections of everything come soon. What was written longest ago gives way to what is new.
 */
export function createByteRing({ name, maxBytes, lastPlace = highestPlace }: { name: string; maxBytes: number; lastPlace?: number }) {
  const mostSlabs = Math.max(2, Math.floor(maxBytes / slabBytes));
  const slabs: Buffer[] = [];
  /** How many are in each slab. */
  const entries: number[] = [];
  /** Slabs that were begun so far: what was begun `slabs.length` ago has been written over. */
  let begun = 0;
  let end = slabBytes;
  let age = 0;
  const ring = { openPart };
  const { counts, held } = countCache(name, ring);

  function startOver(): void {
    age += 1;
    begun = 0;
    entries.fill(0);
  }

  function beginSlab(): void {
    if ((begun + 1) * (slabBytes / bytesOfPlace) > lastPlace) startOver();
    const at = begun % mostSlabs;
    slabs[at] ??= Buffer.allocUnsafeSlow(slabBytes);
    counts.evictions += entries[at] ?? 0;
    entries[at] = 0;
    begun += 1;
    end = 0;
    held.entries = entries.reduce((sum, each) => sum + each, 0);
    held.bytes = slabs.length * slabBytes;
  }

  /** Where it begins, in places; undefined for what is larger than anything kept here. */
  function write(bytes: Buffer): number | undefined {
    const room = bytesOfLength + bytes.length;
    if (room > slabBytes) return undefined;
    if (end + room > slabBytes) beginSlab();
    const at = (begun - 1) % mostSlabs;
    const slab = slabs[at]!;
    slab.writeUInt32LE(bytes.length, end);
    bytes.copy(slab, end + bytesOfLength);
    entries[at]! += 1;
    held.entries += 1;
    const place = ((begun - 1) * slabBytes + end) / bytesOfPlace;
    end = Math.ceil((end + room) / bytesOfPlace) * bytesOfPlace;
    return place;
  }

  function openPart(size: number) {
    /** One more than the place; 0 where nothing was written. */
    let places: Uint32Array | undefined;
    let own = age;

    function known(): Uint32Array | undefined {
      if (own !== age) places?.fill(0);
      own = age;
      return places;
    }

    return {
      /** Copies what is kept under a number to a place in `into`, and answers where it ends; undefined where nothing is. Of what is kept nothing is longer than `longestEntry`. */
      copy(number: number, into: Buffer, at: number): number | undefined {
        const place = known()?.[number] ?? 0;
        const start = (place - 1) * bytesOfPlace;
        const slab = Math.floor(start / slabBytes);
        if (place === 0 || slab + mostSlabs < begun) {
          counts.misses += 1;
          return undefined;
        }
        counts.hits += 1;
        const bytes = slabs[slab % mostSlabs]!;
        const from = (start % slabBytes) + bytesOfLength;
        return at + bytes.copy(into, at, from, from + bytes.readUInt32LE(from - bytesOfLength));
      },
      keep(number: number, bytes: Buffer): void {
        const place = write(bytes);
        // Writing may have begun the ring anew.
        known();
        places ??= new Uint32Array(size);
        places[number] = place === undefined ? 0 : place + 1;
      },
    };
  }

  return ring;
}
