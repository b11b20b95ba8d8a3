/** By which keys shared caches forget pages. Those with a revision name what a page was made from: it is old when that has moved on. */
export const surrogateKeys = {
  pages: 'pages',
  goods: 'goods',
  content: (revision: string) => `content-${revision}`,
  catalogue: (revision: string) => `catalogue-${revision}`,
  market: (id: string) => `market-${id}`,
};

type Moved = { from: string; to: string };

/** More than this at a time, and everything is forgotten instead: caches take 256 keys at most in one call. */
const mostKeys = 100;

/** The keys of the revisions that are over. */
export function keysOfPast(name: 'content' | 'catalogue', { from, to }: Moved): string[] {
  const [first, last] = [Number(from), Number(to)];
  // A database that was put back has lower numbers than before, and their keys mean other pages.
  if (last < first || last - first > mostKeys) return [name === 'content' ? surrogateKeys.pages : surrogateKeys.goods];
  return Array.from({ length: last - first }, (_, index) => surrogateKeys[name](String(first + index)));
}
