/**
 * Whether two words differ by at most `most` letters added, left out, changed or swapped with their neighbour.
 * Stops as soon as they cannot any more: it runs over a whole vocabulary.
 */
export function isWithinDistance(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const width = b.length + 1;
  let before = new Uint8Array(width);
  let previous = Uint8Array.from({ length: width }, (_, index) => Math.min(index, 255));
  let row = new Uint8Array(width);
  for (let i = 1; i <= a.length; i++) {
    row[0] = Math.min(i, 255);
    let least = row[0]!;
    for (let j = 1; j < width; j++) {
      const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + change);
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    [before, previous, row] = [previous, row, before];
  }
  return previous[width - 1]! <= most;
}

/** Short words have too many neighbours to forgive a letter. */
export function forgivenLetters(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
