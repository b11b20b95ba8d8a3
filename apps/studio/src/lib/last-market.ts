const stored = 'studio.market';

/** The market that was looked at last on this device. */
export function lastMarket(): string | undefined {
  return localStorage.getItem(stored) ?? undefined;
}

export function rememberMarket(id: string): void {
  localStorage.setItem(stored, id);
}

/** The market after or before another, round and round. */
export function neighbour(markets: readonly { id: string }[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = markets.findIndex((market) => market.id === id);
  if (at < 0) return markets[0]?.id;
  return markets[(at + step + markets.length) % markets.length]?.id;
}
