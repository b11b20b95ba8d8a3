import type { YieldToEventLoop } from '../create-yield.ts';

/** How many products have each word in their names, as it is written in small letters. */
export type NameWords = ReadonlyMap<string, number>;
export type CountedName = { name: string; products: number };

export async function countNameWords(
  names: Iterable<CountedName>,
  language: string,
  yieldToEventLoop: YieldToEventLoop,
): Promise<NameWords> {
  const counts = new Map<string, number>();
  let read = 0;
  for (const counted of names) {
    addName(counts, counted, language);
    if ((++read & 0x3ff) === 0) await yieldToEventLoop();
  }
  return counts;
}

/** The same with some names in place of others. */
export function patchNameWords(
  known: NameWords,
  { before, after }: Readonly<Record<'before' | 'after', readonly CountedName[]>>,
  language: string,
): NameWords {
  const counts = new Map(known);
  for (const { name, products } of before) addName(counts, { name, products: -products }, language);
  for (const counted of after) addName(counts, counted, language);
  return counts;
}

export function writtenWords(name: string, language: string): string[] {
  return name.toLocaleLowerCase(language).match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
}

function addName(counts: Map<string, number>, { name, products }: CountedName, language: string): void {
  for (const word of writtenWords(name, language)) {
    const count = (counts.get(word) ?? 0) + products;
    if (count === 0) counts.delete(word);
    else counts.set(word, count);
  }
}
