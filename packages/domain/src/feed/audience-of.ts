import type { FeedItem } from './feed-item.ts';

const words = {
  female: /(^|-)(wom[ae]ns?|ladies|girls?)(-|$)/,
  male: /(^|-)(m[ae]ns?|boys?)(-|$)/,
  kids: /(^|-)(kids?|child(ren)?s?|girls?|boys?|juniors?)(-|$)/,
  infant: /(^|-)(bab(y|ies)|infants?|newborns?)(-|$)/,
};

/** For whom a product is made, by the ids of its categories: readers of feeds refuse clothes that do not say it. */
export function audienceOf(categories: readonly string[]): Pick<FeedItem, 'gender' | 'ageGroup'> {
  const has = (pattern: RegExp) => categories.some((id) => pattern.test(id.toLowerCase()));
  const [female, male] = [has(words.female), has(words.male)];
  return {
    gender: female === male ? 'unisex' : female ? 'female' : 'male',
    ageGroup: has(words.infant) ? 'infant' : has(words.kids) ? 'kids' : 'adult',
  };
}
