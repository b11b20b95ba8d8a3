import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { useMarket } from '../lib/shop-context.tsx';
import { useLatest } from '../lib/use-latest.ts';
import { callIn } from '../session/call-in.ts';

/** As many as the shop answers for in one question. */
const mostAsked = 50;

/**
 * A kept page says what was sold out when the assortment was read. Whoever comes by the mail that a size is there again must find it so:
 * sizes that are gone are asked after once more, as stock is at this moment.
 */
export function useLiveStock(product: ProductDetail): ProductDetail {
  const market = useMarket()?.id ?? '';
  const gone = product.isDigital || product.comingSoonProduct ? [] : product.variants.filter(({ inStockEcom }) => !inStockEcom);
  const EanCodes = gone.map(({ ean }) => ean).slice(0, mostAsked);
  const back = useLatest(EanCodes.length > 0 && `${market} ${EanCodes.join()}`, async () => {
    const { inventory } = await import('@selvedge/contract/stock.ts');
    const answer = await callIn(market)(inventory.getAvailability, { query: { ShipFromStore: 'false', EanCodes } });
    return new Set(answer.hasError ? [] : answer.data.filter(({ inStockEcom }) => inStockEcom).map(({ sku }) => sku));
  });
  if (!back || back.size === 0) return product;
  const variants = product.variants.map((variant) => (back.has(variant.id) ? { ...variant, inStockEcom: true } : variant));
  return { ...product, variants, inStock: true };
}
