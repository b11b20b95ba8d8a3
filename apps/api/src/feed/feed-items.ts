import { type CategorySettings, categoryDocument } from '@selvedge/contract/catalogue/category.ts';
import { unitPriceOf } from '@selvedge/domain/catalogue/unit-price.ts';
import { audienceOf } from '@selvedge/domain/feed/audience-of.ts';
import type { FeedItem } from '@selvedge/domain/feed/feed-item.ts';
import { chosenGoogleCategory, googleCategory } from '@selvedge/domain/feed/google-category.ts';
import { adultsTag } from '@selvedge/domain/feed/leave-out.ts';
import type { saleDates } from '@selvedge/domain/feed/sale-dates.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';
import { nearestMinor, toDecimalText } from '@selvedge/domain/money/minor-units.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { comingSoon, eanOf, priceOf, productUrl } from '../catalogue/show-card.ts';
import { idOfVariant, showVariants } from '../catalogue/show-detail.ts';
import { labelsOf, productTexts, sayName, sizeName } from '../catalogue/spoken-texts.ts';
import { noLength } from '../catalogue/structure.ts';
import { homeDeliveries, isKept } from '../page/offer-terms.ts';
import { availablePieces } from '../stock/available-pieces.ts';
import type { FeedSource } from './feed-source.ts';

type Sale = ReturnType<typeof saleDates>;
const mostPictures = 11;

/** What a feed says of one product: an item for each size, of a set one, of a gift card one for each value. */
export function feedItems(source: FeedSource, product: number, sale: Sale): FeedItem[] {
  const { catalogue } = source;
  const { structure } = catalogue;
  const about = describe(source, product, sale);
  const { kind } = structure.styles[structure.styleOf[product]!]!;
  if (kind === 'giftCard')
    return showVariants(catalogue, product).map(({ id, price }) => giftCard(source, about, { id, amount: price?.amount ?? 0 }));
  if (kind === 'set')
    return [{ ...about, availability: hasBit(catalogue.supply.isInStock, product) ? 'in_stock' : 'out_of_stock', isBundle: true }];
  return Array.from(variantsOf(source, product), (variant) => sizeItem(source, about, { product, variant }));
}

function* variantsOf({ catalogue: { structure } }: FeedSource, product: number): Generator<number> {
  const { start } = structure.variants;
  for (let variant = start[product]!; variant < start[product + 1]!; variant++) yield variant;
}

function describe(source: FeedSource, product: number, sale: Sale): FeedItem {
  const { catalogue, market, shopUrl } = source;
  const { structure } = catalogue;
  const option = structure.options[product]!;
  const style = structure.styles[structure.styleOf[product]!]!;
  const texts = productTexts(catalogue, product);
  const { currency } = market.market;
  const price = priceOf(catalogue, product);
  const colour = sayName(catalogue, option.colourNames) ?? '';
  const link = shopUrl + productUrl(catalogue, product);
  const isDigital = style.kind === 'giftCard';
  const money = (minor: number) => toDecimalText(minor, currency);
  const deliveries = isDigital ? [] : homeDeliveries(market, Number(money(price.sales)));
  return {
    ...{
      id: option.id,
      productId: option.id,
      groupId: style.styleNumber,
      title: joined(texts.name, style.kind === 'garment' ? colour : ''),
    },
    ...{ description: texts.description, link, canonicalLink: link, pictures: picturesOf(source, product), availability: 'in_stock' },
    ...{ currency, price: money(price.list), ...saleOf(price.sales < price.list ? money(price.sales) : undefined, sale) },
    ...measureOf(price.sales, { netContent: style.netContent, country: market.market.country.code }),
    ...{ brand: style.brand, gtin: '', mpn: option.id, colour, size: '', sizeSystem: source.sizeSystem },
    ...audienceOf(style.allCategories),
    material: materialOf(texts.fabricComposition),
    productType: deepestPath(source, style.categories),
    googleCategory: isDigital ? giftCardCategory : (setByStaff(source, style.categories) ?? googleCategory(style.allCategories)),
    shipping: deliveries.map(({ name, price: cost }) => ({
      ...{ country: market.market.country.code, service: name, price: money(nearestMinor(cost, currency)) },
    })),
    returnLabel: isKept(market, { categories: [...style.allCategories], isDigital }) ? 'final_sale' : 'standard',
    isBundle: false,
    isAdult: style.tags.includes(adultsTag) || option.tags.includes(adultsTag),
  };
}

const giftCardCategory = 53;
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
/** `80% cotton, 20% linen` is `80% cotton/20% linen` to readers of feeds. */
const materialOf = (composition: string): string =>
  composition
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('/');

function measureOf(...asked: Parameters<typeof unitPriceOf>): Pick<FeedItem, 'measure' | 'baseMeasure'> {
  const found = unitPriceOf(...asked);
  const named = (unit: string) => (unit === 'm2' ? 'sqm' : unit);
  return found ? { measure: `${found.content.quantity}${named(found.content.unit)}`, baseMeasure: `1${named(found.base)}` } : {};
}

function saleOf(salePrice: string | undefined, sale: Sale): Pick<FeedItem, 'salePrice' | 'saleFrom' | 'saleTo'> {
  if (salePrice === undefined) return {};
  const dates = sale?.to === undefined ? {} : { saleFrom: new Date(sale.from).toISOString(), saleTo: new Date(sale.to).toISOString() };
  return { salePrice, ...dates };
}

function sizeItem(source: FeedSource, about: FeedItem, { product, variant }: { product: number; variant: number }): FeedItem {
  const { catalogue } = source;
  const { variants } = catalogue.structure;
  const size = variants.sizes[variants.size[variant]!]!;
  const length = variants.length[variant] === noLength ? undefined : variants.lengths[variants.length[variant]!]!;
  const id = idOfVariant(catalogue, product, variant);
  const query = new URLSearchParams({ size: size.id, ...(length && { length: length.id }) });
  const name = sizeName(catalogue, size);
  const named = length ? `${name} x ${length.name}` : name;
  const gtin = eanOf(variants, variant);
  return {
    ...about,
    ...{ id, title: joined(about.title, named), link: `${about.link}?${query}`, size: named, gtin: /[1-9]/.test(gtin) ? gtin : '' },
    ...availabilityOf(source, { product, variant, sku: id }),
  };
}

function availabilityOf(
  { catalogue, stock }: FeedSource,
  { product, variant, sku }: { product: number; variant: number; sku: string },
): Pick<FeedItem, 'availability' | 'availableFrom'> {
  const { isPreorder, isInDeliverySet } = catalogue.structure.options[product]!;
  const from = comingSoon(catalogue, product);
  if (from !== '') return { availability: 'preorder', availableFrom: from };
  const pieces = stock.find(sku) ? availablePieces(catalogue, { sku, variant, stock }).warehouse : catalogue.supply.online[variant]!;
  if (pieces > 0) return { availability: isPreorder ? 'preorder' : 'in_stock' };
  return { availability: isInDeliverySet ? 'backorder' : 'out_of_stock' };
}

function giftCard({ market }: FeedSource, about: FeedItem, { id, amount }: { id: string; amount: number }): FeedItem {
  const price = toDecimalText(nearestMinor(amount, market.market.currency), market.market.currency);
  return { ...about, id, title: joined(about.title, `${price} ${about.currency}`), price };
}

function picturesOf({ catalogue, shopUrl }: FeedSource, product: number): string[] {
  const { urlTemplate, indexes } = catalogue.structure.options[product]!.images;
  return indexes
    .filter(({ format }) => !isFilm(format))
    .slice(0, mostPictures)
    .map(({ index, format }) => urlTemplate.replaceAll('{index}', String(index)).replaceAll('{format}', format))
    .map((url) => (url.startsWith('/') ? shopUrl + url : url));
}

function setByStaff({ catalogue: { structure }, market }: FeedSource, categories: readonly string[]): string | undefined {
  const settingOf = (id: string) => (market.documents.get(categoryDocument(id)) as CategorySettings | undefined)?.googleCategory;
  return chosenGoogleCategory(
    categories.map((id) => wayUp(structure, id)),
    settingOf,
  );
}

/** The names from the widest category to the one that lies deepest. */
function deepestPath({ catalogue }: FeedSource, categories: readonly string[]): string[] {
  const ways = categories.map((id) => wayUp(catalogue.structure, id));
  const names = labelsOf(catalogue).get('category');
  const longest = ways.reduce<string[]>((best, way) => (way.length > best.length ? way : best), []);
  return longest.toReversed().map((id) => names?.get(id) ?? id);
}

/** A category and those above it. */
function wayUp({ categories }: FeedSource['catalogue']['structure'], id: string): string[] {
  const way: string[] = [];
  for (let at: string | null = id; at !== null && way.length < 12; at = categories.get(at)?.parentId ?? null) way.push(at);
  return way;
}
