import type { BasketLine, PriceStep } from '@selvedge/contract/basket-shape.ts';
import { type Discount, markdownReference, type Price } from '@selvedge/contract/catalogue/price.ts';
import type { PricedLine } from '@selvedge/domain/basket/price-basket.ts';
import { readProductId } from '@selvedge/domain/catalogue/product-id.ts';
import { toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { writeUnitPrice } from '@selvedge/domain/catalogue/unit-price.ts';
import { toDecimalText, toMinor } from '@selvedge/domain/money/minor-units.ts';
import { promotionName } from '@selvedge/domain/promotion/live-promotion.ts';
import { type TaxRule, taxOn } from '@selvedge/domain/tax/tax-on.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { eanOf, pictureAt, productUrl } from '../catalogue/show-card.ts';
import { productName, sayName, sizeName } from '../catalogue/spoken-texts.ts';
import { noLength } from '../catalogue/structure.ts';
import { type KnownLine, unitPrices } from './price-content.ts';

type Shown = { line: KnownLine; priced: PricedLine; tax: TaxRule };

export function showLine(catalogue: MarketCatalogue, { line, priced, tax }: Shown): BasketLine {
  const { stored, found, maximum, state, location } = line;
  const { id, sku, quantity, bonus } = stored;
  const parts = readProductId(sku);
  const last = priced.promotions.at(-1)?.promotion;
  return {
    ...{ id, sku, quantity },
    productId: sku.split(',', 1)[0]!,
    ...{ styleNumber: parts.styleNumber, colourPattern: parts.colour, optionId: parts.optionId },
    ...(found ? showProduct(catalogue, found.product) : { ...goneProduct, name: stored.name }),
    ...showVariant(catalogue, line),
    ...showPrices(catalogue, { line, priced, tax }),
    maximumQuantity: maximum,
    state: priced.isEarned ? state : 'notEarned',
    isDigital: found !== undefined && 'giftCardValue' in found,
    isBonusProduct: bonus !== undefined,
    ...(bonus && { bonus }),
    lineItemStockLocation: location,
    ...(line.takenAt !== undefined && { takeNow: true as const }),
    promotionLevel: last ? (last.isOfGoods ? 'product' : 'basket') : '',
    promotionName: last ? promotionName(last, catalogue.market) : '',
  };
}

const noColour = { name: '', base: '', nuance: { name: '', hex: '' } };
const goneProduct = {
  ...{ imageUrl: '', productUrl: '', colour: noColour, ediCategory: '', ediSubCategory: '', brand: '', subBrand: '', badges: [] },
};

function showProduct(catalogue: MarketCatalogue, product: number) {
  const { structure } = catalogue;
  const option = structure.options[product]!;
  const style = structure.styles[structure.styleOf[product]!]!;
  return {
    name: productName(catalogue, product),
    imageUrl: pictureAt(option, 0)?.url ?? '',
    productUrl: productUrl(catalogue, product),
    colour: {
      name: sayName(catalogue, option.colourNames) ?? option.colour,
      base: option.colourBase,
      nuance: { name: option.colourNuance, hex: option.pantoneHexCode },
    },
    ...{ ediCategory: style.ediCategory, ediSubCategory: style.ediSubCategory, brand: style.brand, subBrand: style.subBrand },
    badges: option.badges.flatMap((id) => {
      const badge = structure.badges.get(id);
      return badge && 'basket' in badge.locations ? [{ badgeId: id, badgeTitle: sayName(catalogue, badge.titles) ?? id }] : [];
    }),
  };
}

function showVariant(catalogue: MarketCatalogue, { found }: KnownLine) {
  const { market } = catalogue;
  const { variants } = catalogue.structure;
  if (!found) return { ean: '', variant: { size: '', length: '' } };
  if ('giftCardValue' in found) return { ean: '', variant: { size: toDecimalText(found.giftCardValue, market.currency), length: '' } };
  const length = variants.length[found.variant]!;
  return {
    ean: eanOf(variants, found.variant),
    variant: {
      size: sizeName(catalogue, variants.sizes[variants.size[found.variant]!]!),
      length: length === noLength ? '' : variants.lengths[length]!.name,
    },
  };
}

const netContentOf = ({ structure }: MarketCatalogue, product: number): string => structure.styles[structure.styleOf[product]!]!.netContent;

function showPrices(catalogue: MarketCatalogue, { line, priced, tax }: Shown) {
  const { market } = catalogue;
  const { list, sales } = line.found ? unitPrices(catalogue, line.found) : { list: 0, sales: 0 };
  const { unit, before, after, taxes } = priced;
  const pieces = priced.quantity;
  const perUnit = line.found && writeUnitPrice(unit, netContentOf(catalogue, line.found.product), market);
  const isTaxed = line.found !== undefined && !('giftCardValue' in line.found);
  const lowered: Discount[] = [
    ...(sales < list ? [discount(list - sales, markdownReference)] : []),
    ...(unit < sales ? [discount(sales - unit, 'member')] : []),
  ];
  const given: Discount[] = priced.promotions.map(({ promotion, amount }) => ({
    ...discount(amount, promotion.id),
    promotionName: promotionName(promotion, market),
    promotionLevel: promotion.isOfGoods ? 'product' : 'basket',
  }));
  const byStaff: Discount[] = priced.staffDiscounts.map(({ discount: { lineId, reason }, amount }) => ({
    ...discount(amount, `staff ${lineId ?? ''}`),
    ...{ promotionName: reason.name, promotionLevel: lineId === undefined ? 'basket' : 'product' },
  }));
  function discount(amount: number, reference: string): Discount {
    return { ...toMoney(amount, market), reference, badges: [] };
  }
  const price = (salesPrice: number, listPrice: number, discounts: Discount[], taxAmounts: readonly number[]): Price => ({
    salesPrice: toMoney(salesPrice, market),
    listPrice: toMoney(listPrice, market),
    discounts,
    vatAmount: toMoney(taxAmounts[0] ?? 0, market).amount,
    vatAmount2: toMoney(taxAmounts[1] ?? 0, market).amount,
  });
  const times = (discounts: readonly Discount[]) =>
    discounts.map((each) => ({ ...each, amount: toMoney(toMinor(each.amount, market.currency) * pieces, market).amount }));
  const taxesOn = (amount: number) => (isTaxed ? tax.taxes.map(({ rate }) => taxOn(amount, rate, tax.isIncluded)) : []);
  const explanation: PriceStep[] = [
    { kind: 'list', amount: toMoney(list * pieces, market) },
    ...(sales < list ? [{ kind: 'markdown' as const, amount: toMoney((list - sales) * pieces, market) }] : []),
    ...(unit < sales ? [{ kind: 'member' as const, amount: toMoney((sales - unit) * pieces, market) }] : []),
    ...priced.promotions.map(({ promotion, amount }) => ({
      kind: 'promotion' as const,
      amount: toMoney(amount, market),
      reference: promotion.id,
      name: promotionName(promotion, market),
    })),
    ...priced.staffDiscounts.map(({ discount: { lineId, reason }, amount }) => ({
      ...{ kind: 'staff' as const, amount: toMoney(amount, market), reference: `staff ${lineId ?? ''}`, name: reason.name },
    })),
    ...tax.taxes.map(({ name }, index) => ({ kind: 'tax' as const, amount: toMoney(taxes[index] ?? 0, market), name })),
  ];
  return {
    unitPrice: { ...price(unit, list, lowered, taxesOn(unit)), ...(perUnit && { perUnit }) },
    totalPrice: price(before, list * pieces, times(lowered), taxesOn(before)),
    groupTotalPrice: price(after, list * pieces, [...times(lowered), ...given, ...byStaff], taxes),
    explanation,
  };
}
