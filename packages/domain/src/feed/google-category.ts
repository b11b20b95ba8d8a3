/** Numbers of Google's product taxonomy by what a category's id says. The first that fits counts: a raincoat is no coat hanger's scarf. */
const table: readonly (readonly [RegExp, number])[] = [
  [/gift-?cards?/, 53],
  [/swim|bikini/, 211],
  [/jumpsuit|playsuit|overall/, 5250],
  [/dress(es)?/, 2271],
  [/skirts?/, 1581],
  [/shorts/, 207],
  [/trousers|pants|chinos?|jeans|denim|leggings/, 204],
  [/coats?|jackets?|blazers?|outerwear|parkas?|vests?|gilets?/, 203],
  [/suits?/, 1594],
  [/sleepwear|nightwear|pyjamas?|pajamas?|loungewear/, 208],
  [/socks|tights|hosiery/, 209],
  [/underwear|lingerie|bras?$/, 213],
  [/shirts?|tops?|blouses?|t-?shirts?|tees?|knit(wear|s)?|jumpers?|sweaters?|sweatshirts?|hoodies?|cardigans?|polos?/, 212],
  [/shoes|boots|sneakers|sandals|trainers|loafers/, 187],
  [/bags?|totes?|backpacks?/, 3032],
  [/belts?/, 169],
  [/hats?|caps?|beanies?/, 173],
  [/scarves|scarf|shawls?/, 177],
  [/gloves?|mittens?/, 170],
  [/sunglasses/, 178],
  [/jewell?ery|necklaces?|earrings?|rings?$/, 188],
  [/accessor/, 167],
];

const clothing = 1604;

/** What staff set for the narrowest category above a product wins; of several ways up, the longest one is asked first. Each way begins at the product's own category. */
export function chosenGoogleCategory(
  ways: readonly (readonly string[])[],
  settingOf: (category: string) => string | undefined,
): string | undefined {
  const longestFirst = ways.toSorted((one, other) => other.length - one.length);
  return longestFirst.map((way) => way.map(settingOf).find((set) => set !== undefined)).find((found) => found !== undefined);
}

/** Categories are read from the narrowest to the widest: 'women-coats' says more than 'women'. */
export function googleCategory(categories: readonly string[]): number {
  for (const id of [...categories].reverse()) {
    const found = table.find(([pattern]) => pattern.test(id.toLowerCase()));
    if (found) return found[1];
  }
  return clothing;
}
