import { openSetModule, type SetModule, stretch } from './set-module.ts';

/** As in bits.ts, which needs this file. */
type Bits = Uint32Array;

/** Room for sets that lie where the module works. What lies elsewhere is copied there for as long as it is needed. */
export type SetMemory = SetModule & {
  /** Room for one more, which is empty. Undefined where there is none left. */
  takeRoom(): Bits | undefined;
  /** Where a set is, or its copy. Behind its end there is nothing. */
  addressOf(bits: Bits): number;
  /** The same for one that never changes, of which the copy is kept for as long as there is room: it is read once and not copied first. */
  addressOfLasting(bits: Bits): number;
  /** The same, of which one is kept until another comes. */
  addressOfFollowed(bits: Bits): number;
};

const mostSets = 64;
/** The values of all facets of a large assortment are some hundreds of sets. */
const bytesOfLasting = 4 * 1024 * 1024;
const mostLasting = 512;
/** In words: of smaller sets it takes longer to ask whose they are. */
export const smallest = 96;
const wordsOfStretch = stretch / Uint32Array.BYTES_PER_ELEMENT;

const byBuffer = new WeakMap<ArrayBufferLike, SetMemory>();
let last: { buffer: ArrayBufferLike; memory: SetMemory } | undefined;

/** The memory that the first of two sets lies in; undefined where it lies on the heap. */
export function memoryOf({ buffer, length }: Bits, other: Bits): SetMemory | undefined {
  if (length < smallest || other.length !== length) return undefined;
  if (buffer === last?.buffer) return last.memory;
  const memory = byBuffer.get(buffer);
  if (memory) last = { buffer, memory };
  return memory;
}

/** Undefined for an assortment so small that nothing is won. */
export function openSetMemory(length: number): SetMemory | undefined {
  if (length < smallest) return undefined;
  const words = Math.ceil(length / wordsOfStretch) * wordsOfStretch;
  const kept = Math.min(mostLasting, Math.floor(bytesOfLasting / (words * 4)));
  const module = openSetModule((mostSets + 2 + kept) * words * 4);
  const { buffer } = module.memory;
  const copy = new Uint32Array(buffer, 0, length);
  const followed = new Uint32Array(buffer, words * 4, length);
  let keptFollowed: Bits | undefined;
  let taken = 0;
  const lasting = lastingPlaces(kept);
  const memory: SetMemory = {
    ...module,
    takeRoom: () => (taken < mostSets ? new Uint32Array(buffer, (2 + taken++) * words * 4, length) : undefined),
    addressOf(bits) {
      if (bits.buffer === buffer) return bits.byteOffset;
      copy.set(bits);
      return copy.byteOffset;
    },
    addressOfLasting(bits) {
      if (bits.buffer === buffer) return bits.byteOffset;
      if (kept === 0) return memory.addressOf(bits);
      const { place, isThere } = lasting(bits);
      const address = (mostSets + 2 + place) * words * 4;
      if (!isThere) new Uint32Array(buffer, address, length).set(bits);
      return address;
    },
    addressOfFollowed(bits) {
      if (bits !== keptFollowed) followed.set(bits);
      keptFollowed = bits;
      return followed.byteOffset;
    },
  };
  byBuffer.set(buffer, memory);
  return memory;
}

/**
 * A place for each of as many sets as there are places. Where there are more, any of them gives way: all sets of a listing are asked for in turn,
 * so that the one used longest ago would always be the next. Nothing keeps a set that nobody else has.
 */
function lastingPlaces(places: number): (bits: Bits) => { place: number; isThere: boolean } {
  const ticketOf = new WeakMap<Bits, number>();
  const tickets = new Float64Array(places);
  let given = 0;
  let random = 1;
  return (bits) => {
    const known = ticketOf.get(bits);
    if (known !== undefined && tickets[known % places] === known) return { place: known % places, isThere: true };
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    const place = given < places ? given : (random >>> 8) % places;
    const ticket = ++given * places + place;
    tickets[place] = ticket;
    ticketOf.set(bits, ticket);
    return { place, isThere: false };
  };
}
