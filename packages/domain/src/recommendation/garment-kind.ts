export type KindWords = { ediCategory: string; ediSubCategory: string; subGroup: string };

/**
 * What a garment is, by the trade's own words: two of the same kind can stand in for each other. Undefined where a style carries
 * no such words; a category holds coats, jackets and blazers, and would call them all the same.
 */
export function garmentKind({ ediCategory, ediSubCategory, subGroup }: KindWords): string | undefined {
  const finest = ediSubCategory || subGroup;
  return finest === '' ? undefined : `${ediCategory} / ${finest}`;
}
