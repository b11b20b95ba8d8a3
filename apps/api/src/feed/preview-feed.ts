import { ShopError } from '@selvedge/contract/error.ts';
import {
  type FeedDraft,
  type FeedPreview,
  type FeedProblem,
  feedProblems,
  type LeftOutReason,
  leftOutReasons,
} from '@selvedge/contract/studio/feeds.ts';
import { checkFeedItem } from '@selvedge/domain/feed/check-feed-item.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type FeedProduct, feedBatches } from './feed-batches.ts';
import type { FeedSource } from './feed-source.ts';
import { feedWriters } from './write-feed.ts';

type Asked = Pick<FeedDraft, 'market' | 'format' | 'sizeSystem' | 'rules'>;

/** So many products are named of each problem: whoever mends them looks again. */
const namedPerProblem = 20;
const sampleItems = 2;

/** What a feed would hold and what is wrong with it, before anybody fetches it. */
export async function previewFeed(ctx: Ctx, asked: Asked, shopUrl: string): Promise<FeedPreview> {
  const source = await feedSourceOf(ctx, asked, shopUrl);
  const leftOut = new Map<LeftOutReason, number>();
  const problems = new Map<FeedProblem, number>();
  const examples: FeedPreview['examples'] = [];
  const writer = feedWriters[asked.format];
  let [products, items, sample] = [0, 0, ''];
  const look = ({ id, reason, items: of }: FeedProduct) => {
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    if (of.length === 0) return;
    const found = [...new Set(of.flatMap(checkFeedItem))];
    const isNamed = found.some((problem) => (problems.get(problem) ?? 0) < namedPerProblem);
    for (const problem of found) problems.set(problem, (problems.get(problem) ?? 0) + 1);
    if (isNamed) examples.push({ productId: id, name: of[0]!.title, problems: found });
    if (products < 1) sample = of.slice(0, sampleItems).map(writer.item).join('');
    products += 1;
    items += of.length;
  };
  for await (const batch of feedBatches(source)) batch.forEach(look);
  return {
    ...{ products, items, examples, sample },
    leftOut: leftOutReasons.flatMap((reason) => (leftOut.has(reason) ? [{ reason, products: leftOut.get(reason)! }] : [])),
    problems: [...problems]
      .map(([problem, count]) => ({ problem, level: feedProblems[problem], products: count }))
      .sort((a, b) => a.level.localeCompare(b.level) || b.products - a.products || a.problem.localeCompare(b.problem)),
  };
}

type SourceOf = Pick<Ctx, 'db' | 'content' | 'catalogue' | 'stock' | 'now'>;

/** A market that is not open has nothing to offer yet. */
export async function feedSourceOf(
  ctx: SourceOf,
  { market: id, rules, sizeSystem }: Omit<Asked, 'format'>,
  shopUrl: string,
): Promise<FeedSource> {
  const market = ctx.content.byMarket.get(id);
  if (!market) throw new ShopError('market_not_found');
  const catalogue = await ctx.catalogue.market(market.market, ctx.now);
  return { db: ctx.db, market, catalogue, stock: ctx.stock, shopUrl, now: ctx.now, rules, sizeSystem };
}
