import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { type Maker, makersDocument } from '@selvedge/contract/product-safety.ts';
import { hasDuty } from '@selvedge/domain/duty/duties.ts';
import { findMaker } from '@selvedge/domain/duty/find-maker.ts';
import type { MarketContent } from '../published/content-snapshot.ts';

type Made = Pick<ProductDetail, 'maker' | 'brand' | 'isDigital'>;

/** DUTY-05 who made it and who answers for it in the Union, where the law asks for that. Nobody can be hurt by a gift card. */
export function safetyOf(
  { market, documents }: Pick<MarketContent, 'market' | 'documents'>,
  made: Made,
): Pick<ProductDetail, 'productSafety'> {
  if (made.isDigital || !hasDuty(market.country.code, 'productSafety')) return {};
  const found = findMaker((documents.get(makersDocument) as Maker[] | undefined) ?? [], made);
  if (!found) return {};
  const { name, address, contact, responsible } = found;
  return { productSafety: { manufacturer: { name, address, contact }, ...(responsible && { responsible }) } };
}
