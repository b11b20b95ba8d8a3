import { feedLimits } from '@selvedge/domain/feed/check-feed-item.ts';
import type { FeedItem } from '@selvedge/domain/feed/feed-item.ts';
import { escapeXml } from '../file/escape-xml.ts';
import { cut, type FeedWriter, salePeriod } from './feed-writer.ts';

/** Google Merchant Center: RSS 2.0 with the fields of its product data specification. */
export const googleFeed: FeedWriter = {
  contentType: 'application/xml; charset=utf-8',
  head: ({ title, link, description }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n<description>${escapeXml(description)}</description>\n`,
  item: (item) => `<item>${fields(item).join('')}</item>\n`,
  // A file cannot take a product away: it ends it.
  removed: (id, { at }) => `<item>${g('id', id)}${g('availability', 'out_of_stock')}${g('expiration_date', at)}</item>\n`,
  foot: '</channel>\n</rss>\n',
};

const g = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `<g:${name}>${escapeXml(value)}</g:${name}>`;

function fields(item: FeedItem): string[] {
  const money = (amount: string | undefined) => amount && `${amount} ${item.currency}`;
  const [first, ...others] = item.pictures;
  return [
    g('id', cut(item.id, feedLimits.id)),
    `<title>${escapeXml(cut(item.title, feedLimits.title))}</title>`,
    `<description>${escapeXml(cut(item.description, feedLimits.description))}</description>`,
    `<link>${escapeXml(item.link)}</link>`,
    g('canonical_link', item.canonicalLink),
    g('image_link', first),
    ...others.slice(0, feedLimits.morePictures).map((picture) => g('additional_image_link', picture)),
    g('availability', item.availability),
    g('availability_date', item.availableFrom),
    g('price', money(item.price)),
    g('sale_price', money(item.salePrice)),
    g('sale_price_effective_date', salePeriod(item)),
    g('unit_pricing_measure', item.measure),
    g('unit_pricing_base_measure', item.baseMeasure),
    g('condition', 'new'),
    g('brand', cut(item.brand, feedLimits.brand)),
    g('gtin', item.gtin),
    g('mpn', cut(item.mpn, feedLimits.mpn)),
    g('identifier_exists', item.gtin === '' ? 'no' : 'yes'),
    g('item_group_id', item.isBundle ? '' : cut(item.groupId, feedLimits.groupId)),
    g('color', cut(item.colour, feedLimits.colour)),
    g('size', cut(item.size, feedLimits.size)),
    g('size_system', item.size === '' ? '' : item.sizeSystem),
    g('gender', item.gender),
    g('age_group', item.ageGroup),
    g('material', cut(item.material, feedLimits.material)),
    g('product_type', cut(item.productType.join(' > '), feedLimits.productType)),
    g('google_product_category', String(item.googleCategory)),
    ...item.shipping.map(
      ({ country, service, price }) =>
        `<g:shipping>${g('country', country)}${g('service', service)}${g('price', money(price))}</g:shipping>`,
    ),
    g('return_policy_label', item.returnLabel),
    g('is_bundle', item.isBundle ? 'yes' : ''),
    g('adult', item.isAdult ? 'yes' : ''),
  ];
}
