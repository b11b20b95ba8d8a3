type WithId = { id: string };

/** The market that the first segment names, in whatever case it is written. */
export function findMarketByPath<M extends WithId>(markets: readonly M[], path: string): M | undefined {
  const segment = firstSegment(path).toLowerCase();
  return markets.find(({ id }) => id.toLowerCase() === segment);
}

export function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** Written like a market id, whether or not such a market exists. */
export function looksLikeMarket(segment: string): boolean {
  return /^[a-z]{2}-[a-z]{2}$/i.test(segment);
}
