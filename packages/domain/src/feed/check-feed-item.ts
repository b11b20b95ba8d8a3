import type { FeedProblem } from '@selvedge/contract/studio/feeds.ts';
import type { FeedItem } from './feed-item.ts';
import { isGtin } from './is-gtin.ts';

/** What Google's reader takes at most, in letters. Meta's limits are no lower. */
export const feedLimits = {
  id: 50,
  title: 150,
  description: 5_000,
  link: 2_000,
  brand: 70,
  mpn: 70,
  colour: 100,
  size: 100,
  material: 200,
  productType: 750,
  groupId: 50,
  morePictures: 10,
} as const;

/** What a reader of the feed would refuse or complain about. */
export function checkFeedItem(item: FeedItem): FeedProblem[] {
  const { id, title, description, pictures, price, link, gtin, brand, colour, size, material, availability, isBundle } = item;
  const isOneThing = !isBundle && item.googleCategory !== 53;
  const found: Partial<Record<FeedProblem, boolean>> = {
    id_long: id.length > feedLimits.id,
    title_missing: title.trim() === '',
    title_long: lengthOf(title) > feedLimits.title,
    description_missing: description.trim() === '',
    description_long: lengthOf(description) > feedLimits.description,
    picture_missing: pictures.length === 0,
    price_zero: Number(price) <= 0,
    link_long: link.length > feedLimits.link,
    gtin_missing: isOneThing && gtin === '',
    gtin_wrong: gtin !== '' && !isGtin(gtin),
    brand_missing: brand === '',
    colour_missing: isOneThing && colour === '',
    size_missing: isOneThing && size === '',
    material_long: lengthOf(material) > feedLimits.material,
    date_missing: (availability === 'preorder' || availability === 'backorder') && item.availableFrom === undefined,
  };
  return (Object.keys(found) as FeedProblem[]).filter((problem) => found[problem]);
}

const lengthOf = (text: string): number => [...text].length;
