/** Any case of a market's id, as it is written in a path, in the one that the shop uses. */
export function canonicalMarketId(segment: string): string {
  const [language = '', country = ''] = segment.split('-', 2);
  return `${language.toLowerCase()}-${country.toUpperCase()}`;
}
