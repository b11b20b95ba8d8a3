export type Remembered = { key: string; source: string; text: string };
export type Recalled = Remembered & { likeness: number };

const leastLikeness = 0.5;

/**
 * What was translated before and helps with this text: the same English elsewhere first, then what shares most of its words. `likeness` is 1
 * for the same words.
 */
export function recallTexts(memory: Iterable<Remembered>, { key, source }: { key: string; source: string }, most = 3): Recalled[] {
  const wanted = wordsOf(source);
  if (wanted.length === 0) return [];
  const found = new Map<string, Recalled>();
  for (const each of memory) {
    if (each.key === key || each.text.trim() === '') continue;
    const likeness = likenessOf(wanted, wordsOf(each.source));
    // The same translation of the same words once, however many places it stands in.
    const place = `${each.source}\n${each.text}`;
    if (likeness >= leastLikeness && !found.has(place)) found.set(place, { ...each, likeness });
  }
  return [...found.values()].sort((a, b) => b.likeness - a.likeness || a.source.length - b.source.length).slice(0, most);
}

/** Placeholders are words: what fills a text is half of what it says. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\{\w+\}|[\p{L}\p{N}]+/gu) ?? [];
}

/** Twice the words that both have, of all the words there are. */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const times = left.get(word) ?? 0;
    if (times === 0) continue;
    left.set(word, times - 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}
