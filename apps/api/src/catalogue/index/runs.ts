/**
 * The postings of all terms, one after the other: that of term `n` is `start[n]` to `start[n + 1]`, as runs of products that stand next to
 * each other and have the same score. Colours of a style share nearly all of their words, and styles of a category many:
 * in thirty languages one number for each product would be most of a large shop's memory.
 */
export type Postings = {
  start: Uint32Array;
  bytes: Uint8Array;
  /** How many products hold each term. */
  counts: Uint32Array;
  /** Scores by the numbers that stand for them in `bytes`. */
  scores: Uint8Array;
};

/**
 * A run is a byte of two halves, for its score and its length, and how far it begins behind the one before. Of a half that is full the
 * number itself follows: the score as a byte, the length as one that grows with what it says.
 */
const full = 15;

type Packed = Pick<Postings, 'bytes' | 'scores'>;

export function readRuns(
  { bytes, scores }: Packed,
  { from, to }: { from: number; to: number },
  take: (first: number, length: number, score: number) => void,
): void {
  let end = 0;
  for (let at = from; at < to; ) {
    const head = bytes[at++]!;
    const score = head >>> 4 === full ? bytes[at++]! : scores[head >>> 4]!;
    let length = head & full;
    let byte: number;
    if (length === full) {
      let shift = 0;
      do {
        byte = bytes[at++]!;
        length += (byte & 0x7f) << shift;
        shift += 7;
      } while (byte & 0x80);
    }
    let gap = 0;
    let shift = 0;
    do {
      byte = bytes[at++]!;
      gap |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    take(end + gap, length, score);
    end += gap + length;
  }
}

/** Writes runs term by term. What follows on a run with the same score becomes one with it. Known scores keep their numbers. */
export function openRuns(known: Uint8Array = new Uint8Array(0), room = 1 << 16) {
  let bytes = new Uint8Array(room);
  let at = 0;
  const scores = [...known];
  const starts: number[] = [0];
  const counts: number[] = [];
  let [end, count] = [0, 0];
  let [first, length, score] = [0, 0, 0];

  function writeNumber(rest: number): void {
    let left = rest;
    for (; left > 0x7f; left >>>= 7) bytes[at++] = (left & 0x7f) | 0x80;
    bytes[at++] = left;
  }

  function writeRun(): void {
    if (length === 0) return;
    if (at + 16 > bytes.length) {
      const larger = new Uint8Array(bytes.length * 2 + 16);
      larger.set(bytes);
      bytes = larger;
    }
    let number = scores.indexOf(score);
    if (number < 0 && scores.length < full) number = scores.push(score) - 1;
    const isKnown = number >= 0 && number < full;
    bytes[at++] = ((isKnown ? number : full) << 4) | Math.min(length, full);
    if (!isKnown) bytes[at++] = score;
    if (length >= full) writeNumber(length - full);
    writeNumber(first - end);
    end = first + length;
    count += length;
    length = 0;
  }

  function finish(): void {
    starts.push(at);
    counts.push(count);
    [end, count] = [0, 0];
  }

  return {
    put(product: number, many: number, worth: number): void {
      if (length > 0 && product === first + length && worth === score) {
        length += many;
        return;
      }
      writeRun();
      [first, length, score] = [product, many, worth];
    },
    endTerm(): void {
      writeRun();
      finish();
    },
    copyTerm(packed: Uint8Array, products: number): void {
      if (at + packed.length > bytes.length) {
        const larger = new Uint8Array((at + packed.length) * 2);
        larger.set(bytes);
        bytes = larger;
      }
      bytes.set(packed, at);
      at += packed.length;
      count = products;
      finish();
    },
    close(): Postings {
      return {
        start: Uint32Array.from(starts),
        bytes: bytes.slice(0, at),
        counts: Uint32Array.from(counts),
        scores: Uint8Array.from(scores),
      };
    },
  };
}
