import { type NetContent, readNetContent } from '@selvedge/contract/catalogue/net-content.ts';
import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import type { Seo } from '@selvedge/contract/page.ts';
import { baseUnit } from '@selvedge/domain/catalogue/unit-price.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';

type Data = Seo['structuredData'][number];
type Around = {
  shopUrl: string;
  /** Of the market: delivery, returns and who sells. */
  terms?: Data;
};

/** What search engines read about a product: its sizes are variants of one group. What cannot be bought is never said to be there. */
export function productStructuredData(product: ProductDetail, { shopUrl, terms = {} }: Around): Data {
  const { variants, styleOptions, isDigital } = product;
  const about = describe(product, shopUrl);
  if (variants.length === 0 || isDigital) {
    const gtin = product.ean && { gtin: product.ean };
    return {
      ...context,
      '@type': 'Product',
      sku: product.id,
      ...gtin,
      ...about,
      offers: offer(product, { shopUrl, terms, state: availability(product) }),
    };
  }
  const others = styleOptions.filter(({ id }) => id !== product.id);
  return {
    ...context,
    '@type': 'ProductGroup',
    productGroupID: product.styleNumber,
    ...about,
    url: shopUrl + product.url,
    variesBy: ['https://schema.org/size', ...(others.length > 0 ? ['https://schema.org/color'] : [])],
    hasVariant: [
      ...variants.map((variant) => showVariant(product, variant, { shopUrl, terms })),
      ...others.map(({ url }) => ({ '@type': 'Product', url: shopUrl + url })),
    ],
  };
}

const context = { '@context': 'https://schema.org' };

function describe(product: ProductDetail, shopUrl: string): Data {
  const { urlTemplate, indexes } = product.images;
  const picture = ({ index, format }: (typeof indexes)[number]) =>
    absolute(urlTemplate.replaceAll('{index}', String(index)).replaceAll('{format}', format), shopUrl);
  return {
    name: product.name,
    description: product.description,
    color: product.colourName,
    brand: { '@type': 'Brand', name: product.brand },
    image: indexes.filter(({ format }) => !isFilm(format)).map(picture),
    ...(product.fabricComposition && { material: product.fabricComposition.replaceAll('\n', '; ') }),
  };
}

function showVariant(product: ProductDetail, variant: Variant, around: Around): Data {
  const { id, ean, size, length } = variant;
  const query = new URLSearchParams({ size: size.sizeId, ...(length && { length: length.lengthId }) });
  const state = variant.inStockEcom || product.comingSoonProduct !== '' ? availability(product) : 'OutOfStock';
  return {
    '@type': 'Product',
    sku: id,
    ...(ean && { gtin: ean }),
    name: `${product.name}, ${product.colourName}`,
    color: product.colourName,
    size: length ? `${size.name} x ${length.name}` : size.name,
    offers: offer(product, { ...around, state, query: `?${query}` }),
  };
}

function offer(
  { price, url, netContent }: ProductDetail,
  { shopUrl, terms, state, query = '' }: Around & { state: string; query?: string },
): Data {
  const { salesPrice, listPrice } = price;
  const { amount, currency } = salesPrice;
  const specify = (cost: number, more: Data) => ({
    '@type': 'UnitPriceSpecification',
    ...{ price: String(cost), priceCurrency: currency, ...more },
  });
  const measured = price.perUnit === undefined ? undefined : readNetContent(netContent);
  const specifications = [
    ...(amount < listPrice.amount ? [specify(listPrice.amount, { priceType: 'https://schema.org/ListPrice' })] : []),
    ...(measured
      ? [specify(amount, { referenceQuantity: measure(measured, measure({ quantity: 1, unit: baseUnit(measured.unit) })) })]
      : []),
  ];
  return {
    '@type': 'Offer',
    url: absolute(url, shopUrl) + query,
    price: String(amount),
    priceCurrency: currency,
    ...(specifications.length > 0 && { priceSpecification: specifications.length === 1 ? specifications[0] : specifications }),
    availability: `https://schema.org/${state}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...terms,
  };
}

/** What the price is of, by codes of UN/CEFACT, and what prices are compared by. */
function measure({ quantity, unit }: NetContent, valueReference?: Data): Data {
  return {
    '@type': 'QuantitativeValue',
    ...{ value: String(quantity), unitCode: unitCodes[unit] },
    ...(valueReference && { valueReference }),
  };
}

const unitCodes: Readonly<Record<NetContent['unit'], string>> = {
  ...{ ml: 'MLT', l: 'LTR', g: 'GRM', kg: 'KGM', cm: 'CMT', m: 'MTR', m2: 'MTK' },
};

function availability({ inStock, comingSoonProduct, isPreorder, isInDeliverySet, hasEcom, hasRetail }: ProductDetail): string {
  if (!hasEcom) return hasRetail ? 'InStoreOnly' : 'OutOfStock';
  if (comingSoonProduct !== '') return 'PreOrder';
  if (inStock) return isPreorder ? 'PreOrder' : 'InStock';
  return isInDeliverySet ? 'BackOrder' : 'OutOfStock';
}

const absolute = (url: string, shopUrl: string): string => (url.startsWith('/') ? shopUrl + url : url);
