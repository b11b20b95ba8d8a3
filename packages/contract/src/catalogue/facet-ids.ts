/** Every facet of a listing, in the order in which it is shown. Beside no schema: the browser would load all that stand there. */
export const facetIds = [
  'category',
  'size',
  'length',
  'colour',
  'brand',
  'fit',
  'material',
  'sustainability',
  'new',
  'sale',
  'member',
  'availability',
] as const;
