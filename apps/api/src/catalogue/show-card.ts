import type { ProductCard, ProductPicture } from '@selvedge/contract/catalogue/product.ts';
import { optionFields, shownNames, styleFields, textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { readProductId } from '@selvedge/domain/catalogue/product-id.ts';
import { showPrice, toMoney } from '@selvedge/domain/catalogue/show-price.ts';
import { inRegion } from '@selvedge/domain/translation/regional-words.ts';
import { pick } from './field-columns.ts';
import { hasBit } from './index/bits.ts';
import { inLanguage } from './language-catalogue.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import { labelsOf, productTexts, sayName, sizeName } from './spoken-texts.ts';
import type { Option } from './structure.ts';
import { writeProductUrl } from './write-product-url.ts';

const cardFields = {
  style: shownNames(styleFields, 'card'),
  texts: shownNames(textFields, 'card'),
  option: shownNames(optionFields, 'card'),
};

/** What a tile may be asked to show differently. */
export type CardOptions = {
  /** The format of the picture to show first. */
  imageSort?: string | undefined;
  front?: readonly (number | undefined)[];
  back?: readonly (number | undefined)[];
  /** Only badges that are shown there. */
  location?: string | undefined;
};

/** Everything of a tile but whether it is new, which depends on the listing. */
export type CardBody = Omit<ProductCard, 'isNew'>;

export function showCard(catalogue: MarketCatalogue, product: number, options: CardOptions = {}): CardBody {
  const { structure, market, supply, prices } = catalogue;
  const option = structure.options[product]!;
  const style = structure.styles[structure.styleOf[product]!]!;
  const texts = productTexts(catalogue, product);
  const parts = readProductId(option.id);
  const others = style.products.filter((other) => hasBit(catalogue.isSold, other));
  const member = prices.member[product]!;
  const front = choosePicture(option, options.front, options.imageSort) ?? pictureAt(option, 0);
  const back = choosePicture(option, options.back) ?? pictureAt(option, front?.index === option.images.indexes[1]?.index ? 0 : 1);
  return {
    id: option.id,
    styleNumber: style.styleNumber || parts.styleNumber,
    optionId: option.optionId || parts.optionId,
    ...pick(style, cardFields.style),
    ...pick(texts, cardFields.texts),
    ...pick(option, cardFields.option),
    url: productUrl(catalogue, product),
    price: showPrice(priceOf(catalogue, product), market, style.netContent),
    ...(!Number.isNaN(member) && { staticClubPrice: toMoney(member, market) }),
    badges: showBadges(catalogue, option, options.location),
    calloutAttributes: showCallouts(catalogue, option),
    ean: firstEan(catalogue, product),
    isProductSet: style.kind === 'set',
    inStock: hasBit(supply.isInStock, product),
    comingSoonProduct: comingSoon(catalogue, product),
    hasCompleteTheLook: option.look.length > 0,
    productSetOptionsCount: option.setOptions.length,
    isDigital: structure.giftCardAmounts.has(product),
    ...(front && { frontImage: front }),
    ...(back && { backImage: back }),
    images: imagesIn(catalogue, option),
    colourFamilyName: labelsOf(catalogue).get('colour')?.get(option.colourFamily) ?? option.colourFamily,
    colourName: sayName(catalogue, option.colourNames) ?? option.colour,
    styleOptionCount: others.length,
    productRelations: others.flatMap((other) => {
      if (other === product) return [];
      const { id, colourNames, colour, pantoneCode, pantoneHexCode } = structure.options[other]!;
      return [
        {
          id,
          colour: sayName(catalogue, colourNames) ?? colour,
          pantoneCode: pantoneHexCode || pantoneCode,
          url: productUrl(catalogue, other),
        },
      ];
    }),
    sizes: buyableSizes(catalogue, product),
  };
}

export function productUrl(catalogue: MarketCatalogue, product: number): string {
  catalogue.urls[product] ??= writeUrl(catalogue, product);
  return catalogue.urls[product];
}

function writeUrl({ structure, language, market }: MarketCatalogue, product: number): string {
  const style = structure.styleOf[product]!;
  const { name } = language.texts[style]!;
  return writeProductUrl({ market: market.id, isSet: structure.styles[style]!.kind === 'set', name, id: structure.ids[product]! });
}

export function priceOf({ prices, isMarkedDown }: MarketCatalogue, product: number) {
  const historic = prices.historic[product]!;
  return {
    list: prices.list[product]!,
    sales: prices.sales[product]!,
    ...(!Number.isNaN(historic) && { historic }),
    isMarkdown: hasBit(isMarkedDown, product),
  };
}

export function pictureAt({ images }: Option, at: number): ProductPicture | undefined {
  const entry = images.indexes[at];
  if (!entry) return undefined;
  const { index, format } = entry;
  return { index, format, url: images.urlTemplate.replace('{index}', String(index)).replace('{format}', format) };
}

/** The pictures with what one language says of them. */
function imagesIn({ language, market }: MarketCatalogue, { images }: Option): ProductCard['images'] {
  if (images.indexes.every(({ alts, media }) => alts === undefined && media === undefined)) return images;
  const indexes = images.indexes.map(({ index, format, alts }) => {
    const alt = alts?.[language.language];
    return { index, format, ...(alt !== undefined && { alt: inRegion(market.id, alt) }) };
  });
  return { ...images, indexes };
}

function choosePicture(option: Option, indexes: readonly (number | undefined)[] | undefined, format?: string): ProductPicture | undefined {
  const { indexes: all } = option.images;
  const wanted = [
    ...(indexes ?? []).flatMap((index) => (index === undefined ? [] : [all.findIndex((entry) => entry.index === index)])),
    ...(format === undefined ? [] : [all.findIndex((entry) => entry.format === format)]),
  ].find((at) => at >= 0);
  return wanted === undefined ? undefined : pictureAt(option, wanted);
}

export function showCallouts({ language, market }: MarketCatalogue, { callouts }: Option): string[] {
  return (inLanguage(callouts, language.language) ?? []).map((callout) => inRegion(market.id, callout));
}

export function showBadges(catalogue: MarketCatalogue, { badges }: Option, location?: string): ProductCard['badges'] {
  return badges.flatMap((id) => {
    const badge = catalogue.structure.badges.get(id);
    if (!badge || (location !== undefined && !(location in badge.locations))) return [];
    return [{ badgeId: id, badgeTitle: sayName(catalogue, badge.titles) ?? id }];
  });
}

function firstEan({ structure: { variants } }: MarketCatalogue, product: number): string {
  const first = variants.start[product]!;
  return first < variants.start[product + 1]! ? eanOf(variants, first) : '';
}

export function eanOf({ ean, eanDigits }: MarketCatalogue['structure']['variants'], variant: number): string {
  return String(ean[variant]).padStart(eanDigits[variant]!, '0');
}

export function comingSoon({ structure, expiresAt }: MarketCatalogue, product: number): string {
  const moment = structure.comingSoon[product]!;
  // The catalogue is built anew when such a moment has come.
  return moment >= expiresAt ? new Date(moment).toISOString() : '';
}

export function buyableSizes(catalogue: MarketCatalogue, product: number): string[] {
  const { supply } = catalogue;
  const { variants } = catalogue.structure;
  const names = new Set<string>();
  for (let variant = variants.start[product]!; variant < variants.start[product + 1]!; variant++) {
    if (supply.online[variant]! > 0) names.add(sizeName(catalogue, variants.sizes[variants.size[variant]!]!));
  }
  return [...names];
}
