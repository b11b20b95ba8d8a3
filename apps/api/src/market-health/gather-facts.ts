import { type CategorySettings, categoryPrefix } from '@selvedge/contract/catalogue/category.ts';
import type { ContentShippingMethod, FreeFreight, TermsContent } from '@selvedge/contract/content.ts';
import type { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import type { MarketFacts } from '@selvedge/domain/market-health/market-facts.ts';
import { currencyCodes, currencyDecimals } from '@selvedge/domain/money/currency.ts';
import type { z } from 'zod';
import { maintenanceOf } from '../content/flags/list-maintenance.ts';
import type { Db } from '../db/db.ts';
import type { Providers } from '../payment/providers.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import type { Ctx } from '../shop/ctx.ts';
import { storeTable } from '../store/tables.ts';
import { countForeignPages } from './count-foreign-pages.ts';
import { countPrices } from './count-prices.ts';
import { countTexts } from './count-texts.ts';
import { dutyFactsOf } from './duty-facts-of.ts';
import { findDeadLinks } from './find-dead-links.ts';

export type Examined = Pick<Ctx, 'db' | 'content' | 'catalogue' | 'now'> & { payments: Providers };

/** Pages without which a shop may not be open. Terms, imprint, accessibility and withdrawal have pages that are always there. */
const legalPaths = ['/i/privacy', '/i/cookies', '/i/delivery'];

/** What the doctor judges, of every market. All but stores, prices and written texts is read from memory. */
export async function gatherFacts({ db, content, catalogue, now, payments }: Examined): Promise<MarketFacts[]> {
  const [prices, texts, stores, foreign] = await Promise.all([
    countPrices({ db, catalogue, now }),
    countTexts(db),
    countStores(db),
    countForeignPages(db),
  ]);
  return [...content.byMarket.values()].map((published): MarketFacts => {
    const { market, pages, featureToggles } = published;
    return {
      market: market.id,
      maintenance: maintenanceOf(published),
      foreignPages: foreign(market.id),
      products: { online: prices.online, priced: prices.priced.get(market.id) ?? 0 },
      categories: categoryFacts(published, catalogue),
      currency: currencyFacts(published),
      tax: market.tax,
      payment: { chosen: market.paymentProviders, ready: market.paymentProviders.filter((name) => name in payments) },
      shipping: shippingFacts(published),
      stores: { isShown: market.hasStoreLocator, ...stores(market.id), isCollectOffered: featureToggles.clickAndCollect },
      terms: termsFacts(published),
      legal: { missing: legalPaths.filter((path) => !pages.has(path)) },
      duties: dutyFactsOf(published, catalogue),
      home: homeFacts(published),
      ...findDeadLinks(content, published),
      sizeGuide: sizeGuideFacts(published),
      ...texts(market),
    };
  });
}

/** A listing that takes up nothing of the assortment, and that nobody has filled by rule or by hand, is empty. */
function categoryFacts({ pages, documents }: MarketContent, { structure }: Ctx['catalogue']): MarketFacts['categories'] {
  const isArranged = (id: string) => {
    const arranged = documents.get(categoryPrefix + id) as CategorySettings | undefined;
    return arranged !== undefined && arranged.products.kind !== 'assigned';
  };
  const isFilled = (id: string) => structure.facets.category.numberOf.has(id) || isArranged(id);
  const listings = [...pages].flatMap(([path, { categoryId, isLandingPage }]) =>
    categoryId && !isLandingPage ? [{ path, categoryId }] : [],
  );
  return { pages: listings.length, empty: listings.filter(({ categoryId }) => !isFilled(categoryId)).map(({ path }) => path) };
}

async function countStores(db: Db): Promise<(market: string) => { stores: number; collecting: number }> {
  const rows = await db.select({ markets: storeTable.markets, collects: storeTable.clickAndCollect }).from(storeTable);
  return (market) => {
    const own = rows.filter(({ markets }) => markets.includes(market));
    return { stores: own.length, collecting: own.filter(({ collects }) => collects).length };
  };
}

function currencyFacts({ market: { currency: code, decimals }, documents }: MarketContent): MarketFacts['currency'] {
  const freight = documents.get('free-freight-value') as z.infer<typeof FreeFreight> | undefined;
  return { code, decimals, usual: currencyCodes.has(code) ? currencyDecimals(code) : undefined, freightIn: freight?.currency };
}

function shippingFacts({ documents }: MarketContent): MarketFacts['shipping'] {
  const methods = ((documents.get('shipping-methods') ?? []) as readonly ContentShippingMethod[]).filter(({ isOff }) => !isOff);
  return {
    methods: methods.length,
    toTheDoor: methods.filter(({ deliveryType }) => deliveryType === 'home').length,
    unpriced: methods.filter(({ price }) => price === undefined).map(({ name }) => name),
  };
}

function termsFacts({ documents, featureToggles }: MarketContent): MarketFacts['terms'] {
  const terms = (documents.get('terms-and-conditions') ?? []) as readonly z.infer<typeof TermsContent>[];
  return {
    documents: terms.map(({ slug, version, text }) => ({ slug, version, isEmpty: text.length === 0 })),
    needed: ['terms', ...(featureToggles.customerClub ? ['customer-club'] : [])],
  };
}

function homeFacts({ pages }: MarketContent): MarketFacts['home'] {
  const page = pages.get('');
  const rows = page?.rows;
  return { isPublished: page !== undefined, rows: (rows?.top.length ?? 0) + (rows?.bottom.length ?? 0) };
}

function sizeGuideFacts({ documents, pages }: MarketContent): MarketFacts['sizeGuide'] {
  const settings = documents.get('size-guide-settings') as SizeGuideSettings | undefined;
  return { charts: settings?.charts.length ?? 0, isPagePublished: pages.has('/i/size-guide') };
}
