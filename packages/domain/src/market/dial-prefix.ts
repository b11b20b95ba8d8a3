type WithPrefix = { country: { code: string }; dialPrefix: string };

export function findDialPrefix(markets: readonly WithPrefix[], country: string): string | undefined {
  return markets.find((market) => market.country.code === country.toUpperCase())?.dialPrefix;
}

/** Every prefix once, for `parsePhone` and for the list beside a phone field. */
export function listDialPrefixes(markets: readonly WithPrefix[]): string[] {
  return [...new Set(markets.map(({ dialPrefix }) => dialPrefix))];
}
