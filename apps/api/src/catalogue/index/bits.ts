/** A set of product numbers: one bit each. */
export type Bits = Uint32Array;

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
  for (let word = 0; word < bits.length; word++) bits[word]! &= other[word]!;
}

export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= other[word]!;
}

export function takeAway(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~other[word]!;
}

export function bitsOf(numbers: Iterable<number>, count: number): Bits {
  const bits = emptyBits(count);
  for (const number of numbers) setBit(bits, number);
  return bits;
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) total += ones(bits[word]!);
  return total;
}

export function countCommon(bits: Bits, other: Bits): number {
  let total = 0;
  for (let word = 0; word < bits.length; word++) {
    const common = bits[word]! & other[word]!;
    if (common !== 0) total += ones(common);
  }
  return total;
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
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
