const letters = ['xxxs', 'xxs', 'xs', 's', 's-m', 'm', 'm-l', 'l', 'l-xl', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl', '6xl'];
const rank = new Map(letters.map((name, index) => [name, index]));

/** Sizes as people line them up: one size, letters from small to large, numbers, then the rest by name. */
export function compareSizes(a: string, b: string): number {
  const [groupA, valueA] = place(a);
  const [groupB, valueB] = place(b);
  return groupA - groupB || valueA - valueB || (a < b ? -1 : a > b ? 1 : 0);
}

function place(size: string): [group: number, value: number] {
  const key = size.toLowerCase().replace('/', '-');
  const letter = rank.get(key);
  if (letter !== undefined) return [1, letter];
  const number = Number.parseFloat(key);
  if (Number.isFinite(number)) return [2, number];
  return [key.startsWith('one') ? 0 : 3, 0];
}
