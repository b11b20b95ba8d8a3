import { memoryOf, type SetMemory, smallest } from './set-memory.ts';
import { stretch } from './set-module.ts';

/** A set of product numbers: one bit each. */
export type Bits = Uint32Array;

const bytesOfWord = Uint32Array.BYTES_PER_ELEMENT;
const endOf = ({ byteOffset, byteLength }: Bits) => byteOffset + byteLength;
/** Where a span begins, as far as sets are gone through in stretches. */
const beginOf = (first: number) => first * bytesOfWord - ((first * bytesOfWord) % stretch);

export function emptyBits(count: number): Bits {
  return new Uint32Array((count + 31) >>> 5);
}

export function fullBits(count: number): Bits {
  const bits = emptyBits(count).fill(0xffffffff);
  if (count & 31) bits[bits.length - 1] = 2 ** (count & 31) - 1;
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31);
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return (bits[at >>> 5]! & (1 << (at & 31))) !== 0;
}

export function keepCommon(bits: Bits, other: Bits): void {
  const memory = memoryOf(bits, other);
  if (memory) memory.keepCommon(bits.byteOffset, memory.addressOf(other), endOf(bits));
  else for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!;
}

export function addAll(bits: Bits, other: Bits): void {
  const memory = memoryOf(bits, other);
  if (memory) memory.addAll(bits.byteOffset, memory.addressOf(other), endOf(bits));
  else for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!;
}

export function takeAway(bits: Bits, other: Bits): void {
  const memory = memoryOf(bits, other);
  if (memory) memory.takeAway(bits.byteOffset, memory.addressOf(other), endOf(bits));
  else for (let word = 0; word < bits.length; word++) bits[word]! &= ~other[word]!;
}

export function bitsOf(numbers: Iterable<number>, count: number): Bits {
  const bits = emptyBits(count);
  for (const number of numbers) setBit(bits, number);
  return bits;
}

export function hasAny(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return true;
  return false;
}

export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

/** Words of a set: from the first, up to and without the last. */
export type Span = { first: number; last: number };

/** Where in a set there is anything. */
export function spanOf(bits: Bits): Span {
  let first = 0;
  let last = bits.length;
  while (first < last && bits[first] === 0) first += 1;
  while (last > first && bits[last - 1] === 0) last -= 1;
  return { first, last };
}

/** How many the two have in common. */
export function countCommon(p: Bits, q: Bits, span: Span = { first: 0, last: p.length }): number {
  const memory = span.last - span.first < smallest ? undefined : memoryOf(p, q);
  return memory ? commonAt(memory, p, memory.addressOf(q), span) : countWords(p, q, span);
}

/** The same, where `q` never changes: every facet of every listing is counted here. */
export function countLasting(p: Bits, q: Bits, span: Span = { first: 0, last: p.length }): number {
  const memory = span.last - span.first < smallest ? undefined : memoryOf(p, q);
  return memory ? commonAt(memory, p, memory.addressOfLasting(q), span) : countWords(p, q, span);
}

function commonAt(memory: SetMemory, p: Bits, q: number, { first, last }: Span): number {
  const begin = beginOf(first);
  return memory.common(p.byteOffset + begin, q + begin, p.byteOffset + last * bytesOfWord);
}

/** Seven words are added into three before their bits are counted. */
function countWords(p: Bits, q: Bits, { first, last }: Span): number {
  let total = 0;
  let at = first;
  for (; at + 7 <= last; at += 7) {
    const a = p[at]! & q[at]!;
    const b = p[at + 1]! & q[at + 1]!;
    const c = p[at + 2]! & q[at + 2]!;
    const d = p[at + 3]! & q[at + 3]!;
    const e = p[at + 4]! & q[at + 4]!;
    const f = p[at + 5]! & q[at + 5]!;
    const g = p[at + 6]! & q[at + 6]!;
    const ab = a ^ b;
    const de = d ^ e;
    const one = ab ^ c;
    const other = de ^ f;
    const lows = one ^ other;
    const highs = ((a & b) | (ab & c)) ^ ((d & e) | (de & f));
    const twos = (one & other) | (lows & g);
    const fours = (((a & b) | (ab & c)) & ((d & e) | (de & f))) | (highs & twos);
    total += Math.imul(onesByByte(lows ^ g) + (onesByByte(highs ^ twos) << 1) + (onesByByte(fours) << 2), 0x01010101) >>> 24;
  }
  for (; at < last; at++) total += ones(p[at]! & q[at]!);
  return total;
}

/**
 * In how many runs the two have something in common; `q` never changes. Products whose run goes on after them are `followed`, so that a run ends with one
 * that is not. Ones are added to all but the ends: whatever is in a run carries into its end, also from one word into the next.
 */
export function countRuns(p: Bits, q: Bits, followed: Bits, { first, last }: Span = { first: 0, last: p.length }): number {
  const memory = last - first < smallest ? undefined : memoryOf(p, q);
  if (memory) {
    const begin = beginOf(first);
    const [from, others, ends] = [p.byteOffset, memory.addressOfLasting(q), memory.addressOfFollowed(followed)];
    return memory.runs(from + begin, others + begin, from + last * bytesOfWord, ends + begin);
  }
  let total = 0;
  let carry = 0;
  for (let at = first; at < last; at++) {
    const both = p[at]! & q[at]!;
    if ((both | carry) === 0) continue;
    const inner = followed[at]!;
    const sum = ((both & inner) + inner + carry) | 0;
    carry = ((both & inner) | (inner & ~sum)) >>> 31;
    total += ones((sum | both) & ~inner);
  }
  // A run that ends behind the last word.
  return total + carry;
}

/** Of each run that has anything of a set its last, whether that is in the set or not. */
export function endsOfRuns(bits: Bits, followed: Bits, into: Bits): Bits {
  const memory = memoryOf(bits, into);
  if (memory && into.buffer === bits.buffer) {
    memory.ends(bits.byteOffset, into.byteOffset, endOf(bits), memory.addressOfFollowed(followed));
    return into;
  }
  let carry = 0;
  for (let at = 0; at < bits.length; at++) {
    const own = bits[at]!;
    const inner = followed[at]!;
    const sum = ((own & inner) + inner + carry) | 0;
    carry = ((own & inner) | (inner & ~sum)) >>> 31;
    into[at] = (sum | own) & ~inner;
  }
  return into;
}

/** Writes the members into `into` and answers how many there are. */
export function listBits(bits: Bits, into: Uint32Array): number {
  let length = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      into[length++] = (word << 5) + (31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
  return length;
}

function ones(word: number): number {
  return Math.imul(onesByByte(word), 0x01010101) >>> 24;
}

function onesByByte(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (x + (x >>> 4)) & 0x0f0f0f0f;
}
