import type { PageData } from '@selvedge/contract/page-data.ts';
import type { SizeChart, SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { labelsOf } from '../catalogue/spoken-texts.ts';
import { getPageData } from '../content/get-page-data.ts';
import type { PageRequest } from '../content/page-request.ts';
import type { PageResolution } from '../content/resolve-page.ts';
import type { PageShop } from './page-shop.ts';

/** The market's charts, where the page is the one that its settings name. */
export function findSizeGuide({ in: market, path }: PageResolution): SizeGuideSettings | undefined {
  const settings = market.documents.get('size-guide-settings') as SizeGuideSettings | undefined;
  return settings?.url === market.publicMarket.url + path ? settings : undefined;
}

type AskedGuide = { resolved: PageResolution; catalogue: MarketCatalogue; settings: SizeGuideSettings };

/** With scripts a product's own chart opens beside it. Without them the link leads here, where all of them stand. */
export function sizeGuidePage(shop: PageShop, request: PageRequest, { resolved, catalogue, settings }: AskedGuide): PageData {
  const charts = settings.charts.map((chart) => ({ ...chart, title: chart.title ?? namesOf(catalogue, chart) }));
  return getPageData(shop.content, request, { resolved, fromCatalogue: { content: { sizeGuide: { unit: settings.unit, charts } } } });
}

/** What a chart is for, as the categories are called: "Women · Denim". A category above one that is named goes without saying. */
function namesOf(catalogue: MarketCatalogue, { categories }: SizeChart): string {
  const above = (id: string): string[] => {
    const parent = catalogue.structure.categories.get(id)?.parentId;
    return parent ? [...above(parent), parent] : [];
  };
  const names = labelsOf(catalogue).get('category');
  const name = (id: string) => names?.get(id) ?? id;
  const narrow = categories.filter((id) => !categories.some((other) => above(other).includes(id)));
  return narrow.map((id) => [...above(id).slice(0, 1), id].map(name).join(' · ')).join(', ');
}
