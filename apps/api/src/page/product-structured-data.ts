import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { Seo } from '@selvedge/contract/page.ts';

/** What search engines read about a product. A price is never promised for what cannot be bought. */
export function productStructuredData(product: ProductDetail, shopUrl: string): Seo['structuredData'][number] {
  const { salesPrice } = product.price;
  const absolute = (url: string) => (url.startsWith('/') ? shopUrl + url : url);
  const picture = (index: number, format: string) =>
    absolute(product.images.urlTemplate.replaceAll('{index}', String(index)).replaceAll('{format}', format));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    ...(product.ean && { gtin: product.ean }),
    description: product.description,
    color: product.colourName,
    brand: { '@type': 'Brand', name: product.brand },
    image: product.images.indexes.map(({ index, format }) => picture(index, format)),
    offers: {
      '@type': 'Offer',
      url: absolute(product.url),
      price: String(salesPrice.amount),
      priceCurrency: salesPrice.currency,
      availability: `https://schema.org/${availability(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

function availability({ inStock, comingSoonProduct, isPreorder, isInDeliverySet }: ProductDetail): string {
  if (comingSoonProduct !== '' || isPreorder) return 'PreOrder';
  if (inStock) return 'InStock';
  return isInDeliverySet ? 'BackOrder' : 'OutOfStock';
}
