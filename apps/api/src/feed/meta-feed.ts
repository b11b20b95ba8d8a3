import { feedLimits } from '@selvedge/domain/feed/check-feed-item.ts';
import type { FeedItem } from '@selvedge/domain/feed/feed-item.ts';
import { writeCsvRow } from '@selvedge/domain/text/write-csv.ts';
import { cut, type FeedWriter, salePeriod } from './feed-writer.ts';

type Column = (item: FeedItem) => string | undefined;

const money = (item: FeedItem, amount: string | undefined) => amount && `${amount} ${item.currency}`;
/** Meta knows no pre-orders and no waiting: what cannot be had at once is not in stock there. */
const isThere = ({ availability }: FeedItem) => availability === 'in_stock' || availability === 'preorder';

/** The fields of Meta's catalogue, in their order. */
const columns: Readonly<Record<string, Column>> = {
  id: ({ id }) => cut(id, feedLimits.id),
  title: ({ title }) => cut(title, feedLimits.title),
  description: ({ description }) => cut(description, feedLimits.description),
  availability: (item) => (isThere(item) ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: (item) => money(item, item.price),
  link: ({ link }) => link,
  image_link: ({ pictures }) => pictures[0],
  brand: ({ brand }) => cut(brand, feedLimits.brand),
  sale_price: (item) => money(item, item.salePrice),
  sale_price_effective_date: salePeriod,
  item_group_id: ({ groupId, isBundle }) => (isBundle ? '' : groupId),
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  color: ({ colour }) => colour,
  size: ({ size }) => size,
  gender: ({ gender }) => gender,
  age_group: ({ ageGroup }) => ageGroup,
  material: ({ material }) => cut(material, feedLimits.material),
  product_type: ({ productType }) => productType.join(' > '),
  google_product_category: ({ googleCategory }) => String(googleCategory),
  additional_image_link: ({ pictures }) => pictures.slice(1, 1 + feedLimits.morePictures).join(','),
  shipping: (item) => item.shipping.map(({ country, service, price }) => `${country}::${service}:${money(item, price)}`).join(','),
  status: () => 'active',
};

const names = Object.keys(columns);

export const metaFeed: FeedWriter = {
  contentType: 'text/csv; charset=utf-8',
  head: () => writeCsvRow(names),
  item: (item) => writeCsvRow(names.map((name) => columns[name]!(item) ?? '')),
  removed: (id) =>
    writeCsvRow(names.map((name) => (name === 'id' ? id : name === 'status' ? 'archived' : name === 'availability' ? 'out of stock' : ''))),
  foot: '',
};
