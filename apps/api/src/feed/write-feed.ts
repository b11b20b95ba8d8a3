import type { FeedFormat } from '@selvedge/contract/studio/feeds.ts';
import { itemsSince } from '@selvedge/domain/feed/note-items.ts';
import { type FeedProduct, feedBatches } from './feed-batches.ts';
import type { FeedSource } from './feed-source.ts';
import type { FeedChannel, FeedWriter } from './feed-writer.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';
import { plainCsvFeed, plainXmlFeed } from './plain-feeds.ts';
import { readTold } from './store.ts';

export const feedWriters: Readonly<Record<FeedFormat, FeedWriter>> = {
  google: googleFeed,
  meta: metaFeed,
  xml: plainXmlFeed,
  csv: plainCsvFeed,
};

type Asked = { format: FeedFormat; feedId: string; revision: number; since: number | undefined };

/** The text of a feed in pieces: all of it, or what became other since a revision. */
export async function* writeFeed(source: FeedSource, { format, feedId, revision, since }: Asked): AsyncGenerator<string> {
  const writer = feedWriters[format];
  const channel = channelOf(source, revision);
  yield writer.head(channel);
  if (since === undefined) {
    for await (const products of feedBatches(source)) yield products.flatMap(({ items }) => items.map(writer.item)).join('');
  } else yield* writeSince(source, { writer, channel, feedId, since });
  yield writer.foot;
}

type Delta = { writer: FeedWriter; channel: FeedChannel; feedId: string; since: number };

async function* writeSince(source: FeedSource, { writer, channel, feedId, since }: Delta): AsyncGenerator<string> {
  for await (const rows of readTold(source.db, { feedId, since })) {
    const made = new Map<string, FeedProduct>();
    for await (const products of feedBatches(source, new Set(rows.map(({ productId }) => productId))))
      for (const product of products) made.set(product.id, product);
    yield rows
      .map(({ productId, told }) => {
        const { changed, removed } = itemsSince(told, since);
        const items = made.get(productId)?.items.filter(({ id }) => changed.includes(id)) ?? [];
        return [...items.map(writer.item), ...removed.map((id) => writer.removed(id, channel))].join('');
      })
      .join('');
  }
}

function channelOf({ market, shopUrl, now }: FeedSource, revision: number): FeedChannel {
  const { publicMarket, navigation } = market;
  return {
    title: `${navigation.shopName} ${publicMarket.fullName}`,
    link: shopUrl + publicMarket.url,
    description: `${navigation.shopName} ${publicMarket.id}`,
    ...{ market: publicMarket.id, currency: market.market.currency, revision, at: now.toISOString() },
  };
}
