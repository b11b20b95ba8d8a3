import { Campaign } from '@selvedge/contract/loyalty-rules.ts';
import { goodsMatcher } from '@selvedge/domain/promotion/live-promotion.ts';
import { eq } from 'drizzle-orm';
import { goodsOf } from '../basket/price-content.ts';
import { findVariant } from '../basket/sold-variant.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import { findByEan, productOfVariant } from '../catalogue/variant-columns.ts';
import type { Db } from '../db/db.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { loyaltyRuleTable } from './tables.ts';

/** Articles by their sku, or as a till knows them by their bar code. */
type Bought = { market: string; articles: readonly string[]; at: Date };
/** For each article the percents of the campaigns that held for it when it was bought. */
export type CampaignsOf = (db: Db, bought: Bought) => Promise<readonly (readonly number[])[]>;

export const noCampaigns: CampaignsOf = async () => [];

/** Asks the catalogue for categories and brands, which an order does not keep. */
export function campaignsIn({ content, catalogue }: { content: () => ContentSnapshot; catalogue: () => CatalogueSnapshot }): CampaignsOf {
  return async (db, { market, articles, at }) => {
    const campaigns = (await listCampaigns(db)).filter((campaign) => holds(campaign, { market, at }));
    const settings = content().byMarket.get(market)?.market;
    if (campaigns.length === 0 || !settings) return [];
    const sold = await catalogue().market(settings, at);
    return percentsFor(sold, campaigns, articles);
  };
}

/** Reduced, for all that is known: a campaign that leaves reduced goods out leaves it out too. */
const unknown = { productId: '', brand: '', categories: [], tags: [], isMarkdown: true };

/** For each article the percents of the campaigns that hold for it. One that is not sold any more is only in those for everything. */
export function percentsFor(sold: MarketCatalogue, campaigns: readonly Campaign[], articles: readonly string[]): number[][] {
  const matching = campaigns.map(({ goods, percent }) => ({ matches: goodsMatcher(goods), percent }));
  return articles.map((article) => {
    const product = findVariant(sold, article)?.product ?? findByBarCode(sold, article);
    const goods = product === undefined ? unknown : goodsOf(sold, product);
    return matching.flatMap(({ matches, percent }) => (matches(goods) ? [percent] : []));
  });
}

function findByBarCode({ structure: { variants } }: MarketCatalogue, code: string): number | undefined {
  const variant = /^\d{8,14}$/.test(code) ? findByEan(variants, code) : undefined;
  return variant === undefined ? undefined : productOfVariant(variants, variant);
}

async function listCampaigns(db: Db): Promise<Campaign[]> {
  const rows = await db.select().from(loyaltyRuleTable).where(eq(loyaltyRuleTable.kind, 'campaign'));
  return rows.map(({ definition }) => Campaign.parse(definition));
}

export function holds({ isActive, from, until, markets }: Campaign, { market, at }: { market: string; at: Date }): boolean {
  const isNow = Date.parse(from) <= at.getTime() && at.getTime() < Date.parse(until);
  return isActive && isNow && (markets.length === 0 || markets.includes(market));
}
