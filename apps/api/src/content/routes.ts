import { content } from '@selvedge/contract/content.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { pageUrl } from '@selvedge/domain/page/page-path.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { serve } from '../http/serve.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import type { Ctx } from '../shop/ctx.ts';
import { loadContent } from './load-content.ts';
import { rowMemoryOf } from './remember-rows.ts';
import { fillMarket } from './rich-text/fill-market.ts';
import { scriptsOf } from './scripts-of.ts';

export function contentRoutes(app: FastifyInstance): void {
  serve(app, content.all, ({ content: { publicMarkets, countries, revision } }) => ({
    markets: [...publicMarkets],
    countries: [...countries],
    revision,
  }));
  serve(app, content.markets, (ctx) => [...ctx.content.publicMarkets]);
  serve(app, content.featureFlags, (ctx) => published(ctx).featureToggles);
  serve(app, content.freeFreightValue, (ctx) => readDocument(published(ctx), 'free-freight-value', noFreight(ctx)));
  serve(app, content.monitoring, (ctx) => {
    const { scriptHosts = [], build = '' } = app.shop.config;
    const { appId = '', serviceName = '' } = scriptsOf(published(ctx), scriptHosts)?.monitoring ?? {};
    return { enabled: appId !== '', appId, serviceName, buildVersion: build };
  });
  serve(app, content.navigation, async (ctx) => (await previewed(ctx)).navigation);
  serve(app, content.searchConfigurations, (ctx) => published(ctx).searchConfigurations);
  serve(app, content.shippingMethods, (ctx) => readDocument(published(ctx), 'shipping-methods', []));
  serve(app, content.sizeGuideSettings, (ctx) => readDocument(published(ctx), 'size-guide-settings', noSizeGuide(ctx)));
  serve(app, content.termsAndConditions, (ctx, { query }) => getTerms(published(ctx), query.slug));
  serve(app, content.translations, (ctx) => published(ctx).translations);
  serve(app, content.subBrands, (ctx) => published(ctx).navigation.multiBrandMenu);
}

function published(ctx: Ctx): MarketContent {
  const found = ctx.market && ctx.content.byMarket.get(ctx.market.id);
  if (!found) throw new ShopError('market_not_found');
  return found;
}

/** What is not published yet is in no snapshot, so it is read for the one member of staff who asks. */
export async function previewed(ctx: Ctx): Promise<MarketContent> {
  if (!ctx.preview) return published(ctx);
  return published({ ...ctx, content: await loadContent(ctx.db, { log: ctx.log, preview: true, memory: rowMemoryOf(ctx.db) }) });
}

/** Documents were checked against the contract when they were loaded. */
function readDocument<T>(market: MarketContent, name: string, missing: T): T {
  return (market.documents.get(name) as T | undefined) ?? missing;
}

type Terms = z.output<typeof content.termsAndConditions.response>;

function getTerms(market: MarketContent, slug: string): Terms {
  const terms = readDocument<Terms[]>(market, 'terms-and-conditions', []).find((each) => each.slug === slug);
  if (!terms) throw new ShopError('not_found');
  return { ...terms, text: fillMarket(terms.text, market.market.id) };
}

const noFreight = (ctx: Ctx) => ({ freightValue: 0, currency: published(ctx).market.currency, freightVersion: 'message' as const });
const noSizeGuide = (ctx: Ctx) => ({
  url: pageUrl(published(ctx).market.id, 'contentPage', { slug: 'size-guide' }),
  unit: 'cm' as const,
  charts: [],
});
