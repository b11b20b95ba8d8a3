import type { ProductDetail, StoreProduct, StyleOption, Variant } from '@selvedge/contract/catalogue/product.ts';
import { optionFields, shownNames, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { isFewLeft } from '@selvedge/domain/catalogue/is-few-left.ts';
import { variantId } from '@selvedge/domain/catalogue/product-id.ts';
import { showPrice } from '@selvedge/domain/catalogue/show-price.ts';
import { giftCardOption } from '@selvedge/domain/catalogue/variant-label.ts';
import { inRegion } from '@selvedge/domain/translation/regional-words.ts';
import { pick } from './field-columns.ts';
import { hasBit } from './index/bits.ts';
import { daysTreatedAsNew, freshProducts, type MarketCatalogue } from './market-catalogue.ts';
import { eanOf, pictureAt, priceOf, productUrl, showCard } from './show-card.ts';
import { productName, productTexts, sayName, sizeName } from './spoken-texts.ts';
import { noLength } from './structure.ts';
import { servesMarket } from './supply.ts';

const detailFields = {
  style: shownNames(styleFields, 'detail'),
  texts: shownNames(textFields, 'detail'),
  option: shownNames(optionFields, 'detail'),
};

/** Everything that a product's page shows. */
export function showDetail(catalogue: MarketCatalogue, product: number, now: Date): ProductDetail {
  const { structure, language } = catalogue;
  const option = structure.options[product]!;
  const styleAt = structure.styleOf[product]!;
  const style = structure.styles[styleAt]!;
  const texts = productTexts(catalogue, product);
  const fresh = freshProducts(catalogue, { days: daysTreatedAsNew, now });
  const isSold = (id: string) => {
    const number = structure.numberOf.get(id);
    return number !== undefined && hasBit(catalogue.isSold, number);
  };
  return {
    ...showCard(catalogue, product),
    ...pick(style, detailFields.style),
    ...pick(texts, detailFields.texts),
    ...pick(option, detailFields.option),
    isNew: hasBit(fresh, product),
    styleOptionNumber: `${style.styleNumber}_${option.optionId}`,
    englishFabricComposition: inRegion(catalogue.market.id, language.englishFabric[styleAt]!),
    colour: showColour(catalogue, product),
    variants: showVariants(catalogue, product),
    styleOptions: style.products.flatMap((other) => (hasBit(catalogue.isSold, other) ? [showStyleOption(catalogue, other)] : [])),
    shopTheLook: option.look.filter(isSold),
    sustainabilityReasons: style.sustainabilityReasons.map(({ id, reason, supportText }) => ({
      id,
      reason: sayName(catalogue, reason) ?? id,
      supportText: sayName(catalogue, supportText) ?? '',
    })),
    productSetOptions: option.setOptions.filter(isSold).map((id) => {
      const part = structure.numberOf.get(id)!;
      return { ...showCard(catalogue, part), isNew: hasBit(fresh, part) };
    }),
    tags: [...new Set([...style.tags, ...option.tags])],
    categories: [...style.allCategories],
    ...(option.modelMeasurements && { modelMeasurements: option.modelMeasurements }),
    ...(style.fitHint && { fitHint: style.fitHint }),
  };
}

/** The product with the stores that have it. */
export function showStoreProduct(catalogue: MarketCatalogue, product: number, now: Date): StoreProduct {
  const { variants } = catalogue.structure;
  const detail = showDetail(catalogue, product, now);
  const stores = new Map<number, string[]>();
  for (let variant = variants.start[product]!; variant < variants.start[product + 1]!; variant++) {
    for (let at = variants.stockStart[variant]!; at < variants.stockStart[variant + 1]!; at++) {
      const place = variants.stockLocation[at]!;
      const location = variants.locations[place]!;
      if (location.kind !== 'store' || !servesMarket(location, catalogue.market.id)) continue;
      stores.set(place, [...(stores.get(place) ?? []), idOfVariant(catalogue, product, variant)]);
    }
  }
  return {
    ...detail,
    stores: [...stores].map(([place, variantIds]) => {
      const { id, name } = variants.locations[place]!;
      return { storeId: id, name: name || id, variantIds };
    }),
  };
}

function showColour(catalogue: MarketCatalogue, product: number): ProductDetail['colour'] {
  const { colour, colourNames, colourBase, colourNuance, pantoneHexCode } = catalogue.structure.options[product]!;
  const name = sayName(catalogue, colourNames) ?? colour;
  return { id: colour, name, base: colourBase, nuance: colourNuance, pantoneHexCode };
}

function showStyleOption(catalogue: MarketCatalogue, product: number): StyleOption {
  const { structure, supply, market } = catalogue;
  const option = structure.options[product]!;
  const styleAt = structure.styleOf[product]!;
  const style = structure.styles[styleAt]!;
  const image = pictureAt(option, 0);
  return {
    id: option.id,
    name: productName(catalogue, product),
    url: productUrl(catalogue, product),
    ...(image && { image }),
    inStock: hasBit(supply.isInStock, product),
    optionId: option.optionId,
    colour: showColour(catalogue, product),
    price: showPrice(priceOf(catalogue, product), market, style.netContent),
    subGroup: style.subGroup,
    variants: showVariants(catalogue, product),
  };
}

export function showVariants(catalogue: MarketCatalogue, product: number): Variant[] {
  const { structure, supply, market } = catalogue;
  const amounts = structure.giftCardAmounts.get(product);
  if (amounts) return (amounts[market.id] ?? []).map((amount) => showGiftCard(catalogue, product, amount));
  const { variants } = structure;
  const shown: Variant[] = [];
  for (let variant = variants.start[product]!; variant < variants.start[product + 1]!; variant++) {
    const size = variants.sizes[variants.size[variant]!]!;
    const length = variants.length[variant] === noLength ? undefined : variants.lengths[variants.length[variant]!]!;
    const pieces = supply.online[variant]!;
    shown.push({
      id: idOfVariant(catalogue, product, variant),
      ean: eanOf(variants, variant),
      size: { sizeId: size.id, name: sizeName(catalogue, size) },
      ...(length && { length: { lengthId: length.id, name: length.name } }),
      inStockEcom: pieces > 0,
      inStockRetail: (supply.places[variant]! & 2) > 0,
      inDeliveryDateSet: variants.inDeliveryDateSet[variant] === 1,
      isFewLeft: isFewLeft(pieces, structure.options[product]!),
    });
  }
  return shown;
}

/** What a gift card is worth is its size: the digits after the comma of its sku. (CAT-028) */
function showGiftCard({ structure, market }: MarketCatalogue, product: number, amount: number): Variant {
  const id = variantId(structure.ids[product]!, { size: String(amount) });
  return {
    id,
    ean: '',
    size: { sizeId: String(amount), name: giftCardOption({ id, inStockEcom: true })?.value ?? String(amount) },
    inStockEcom: true,
    inStockRetail: false,
    inDeliveryDateSet: false,
    isFewLeft: false,
    price: { amount, currency: market.currency },
  };
}

export function idOfVariant({ structure: { ids, variants } }: MarketCatalogue, product: number, variant: number): string {
  const length = variants.length[variant]!;
  return variantId(ids[product]!, {
    size: variants.sizes[variants.size[variant]!]!.id,
    length: length === noLength ? undefined : variants.lengths[length]!.id,
  });
}
