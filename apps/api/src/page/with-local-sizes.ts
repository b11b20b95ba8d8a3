import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { chooseChart } from '@selvedge/domain/size-guide/choose-chart.ts';
import { localSize } from '@selvedge/domain/size-guide/size-system.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

/** Sizes as the label in the garment names them, and beside it as the country does: whoever takes a UK 10 need not open the size guide. */
export function withLocalSizes<T extends ProductDetail>(detail: T, { market, documents }: Pick<MarketContent, 'market' | 'documents'>): T {
  const settings = documents.get('size-guide-settings') as SizeGuideSettings | undefined;
  const sizes = detail.variants.map(({ size }) => size.name);
  const chart = settings && chooseChart(settings.charts, { categories: detail.categories, sizes });
  if (!chart) return detail;
  const variants = detail.variants.map((variant) => {
    const local = localSize(chart, variant.size.name, market.country.code);
    return local ? { ...variant, size: { ...variant.size, local } } : variant;
  });
  return { ...detail, variants };
}
