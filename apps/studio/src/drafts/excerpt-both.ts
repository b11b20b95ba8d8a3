const most = 240;
const before = 40;

/** Two long texts from where they begin to differ: their first words are the same, and would show the same twice. */
export function excerptBoth(one: string, other: string): [string, string] {
  if (one.length <= most && other.length <= most) return [one, other];
  const from = startOf(one, other);
  return [cut(one, from), cut(other, from)];
}

/** At a word, some words before the first letter that differs; what stands before it is the same in both. */
function startOf(one: string, other: string): number {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same++;
  if (same <= before) return 0;
  return one.lastIndexOf(' ', same - before) + 1;
}

function cut(words: string, from: number): string {
  const part = words.slice(from, from + most);
  return `${from > 0 ? '… ' : ''}${part}${from + most < words.length ? ' …' : ''}`;
}
