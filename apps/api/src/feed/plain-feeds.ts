import type { FeedItem } from '@selvedge/domain/feed/feed-item.ts';
import { writeCsvRow } from '@selvedge/domain/text/write-csv.ts';
import { escapeXml } from '../file/escape-xml.ts';
import type { FeedWriter } from './feed-writer.ts';

type Value = (item: FeedItem) => string | readonly string[] | undefined;

/** What any reader may want, under plain names. */
const fields: Readonly<Record<string, Value>> = {
  id: ({ id }) => id,
  product_id: ({ productId }) => productId,
  group_id: ({ groupId }) => groupId,
  title: ({ title }) => title,
  description: ({ description }) => description,
  link: ({ link }) => link,
  canonical_link: ({ canonicalLink }) => canonicalLink,
  picture: ({ pictures }) => pictures,
  availability: ({ availability }) => availability,
  available_from: ({ availableFrom }) => availableFrom,
  price: ({ price }) => price,
  sale_price: ({ salePrice }) => salePrice,
  sale_from: ({ saleFrom }) => saleFrom,
  sale_to: ({ saleTo }) => saleTo,
  currency: ({ currency }) => currency,
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  colour: ({ colour }) => colour,
  size: ({ size }) => size,
  size_system: ({ sizeSystem }) => sizeSystem,
  gender: ({ gender }) => gender,
  age_group: ({ ageGroup }) => ageGroup,
  material: ({ material }) => material,
  product_type: ({ productType }) => productType.join(' > '),
  google_product_category: ({ googleCategory }) => String(googleCategory),
  shipping: ({ shipping }) => shipping.map(({ country, service, price }) => `${country}:${service}:${price}`),
  return_policy: ({ returnLabel }) => returnLabel,
  is_bundle: ({ isBundle }) => (isBundle ? 'yes' : 'no'),
};

const names = Object.keys(fields);
const listed = (value: ReturnType<Value>): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []));

export const plainXmlFeed: FeedWriter = {
  contentType: 'application/xml; charset=utf-8',
  head: ({ market, currency, revision }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<products market="${market}" currency="${currency}" revision="${revision}">\n`,
  item: (item) => `<product>${names.map((name) => element(name, fields[name]!(item))).join('')}</product>\n`,
  removed: (id) => `<removed><id>${escapeXml(id)}</id></removed>\n`,
  foot: '</products>\n',
};

function element(name: string, value: ReturnType<Value>): string {
  return listed(value)
    .filter((each) => each !== '')
    .map((each) => `<${name}>${escapeXml(each)}</${name}>`)
    .join('');
}

export const plainCsvFeed: FeedWriter = {
  contentType: 'text/csv; charset=utf-8',
  head: () => writeCsvRow([...names, 'status']),
  item: (item) => writeCsvRow([...names.map((name) => listed(fields[name]!(item)).join('|')), 'active']),
  removed: (id) => writeCsvRow([...names.map((name) => (name === 'id' ? id : '')), 'removed']),
  foot: '',
};
