import type { ContentSnapshot } from './content-snapshot.ts';

const wholes = new WeakMap<ContentSnapshot, ContentSnapshot>();

/** Every market, as staff see them, and as mails about orders need them that were made while the market was open. */
export function withClosed(content: ContentSnapshot): ContentSnapshot {
  if (content.closed.size === 0) return content;
  const known = wholes.get(content) ?? {
    ...content,
    markets: [...content.markets, ...[...content.closed.values()].map(({ market }) => market)].sort((a, b) => a.priority - b.priority),
    byMarket: new Map([...content.byMarket, ...content.closed]),
    closed: new Map(),
  };
  wholes.set(content, known);
  return known;
}
