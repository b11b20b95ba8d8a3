import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { writeSize } from '@selvedge/domain/catalogue/write-size.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import type { Translate } from '../../lib/shop-context.tsx';

/** 'Ecru, size 32 x 34'; of a gift card what it is worth. */
export function lineVariant(t: Translate, money: (money: Money) => string, line: VariantLine): string {
  const { colour, variant, unitPrice, isDigital } = line;
  if (isDigital) return t('basket.worth', { amount: money(unitPrice.listPrice) });
  const size = variantLabel({ size: { name: variant.size }, length: { name: variant.length } });
  return writeList(t, [colour.name, size && t('basket.size', { size: writeSize(size) })]);
}

/** Lines of an order have it, too. */
type VariantLine = Pick<BasketLine, 'colour' | 'variant' | 'unitPrice' | 'isDigital'>;
