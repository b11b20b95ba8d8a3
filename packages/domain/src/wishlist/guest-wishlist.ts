/** A cookie travels with every request, so a guest's list is short; browsers forget one of more than 4,096 characters altogether. */
const mostSkus = 60;
const longestValue = 2_400;

/** Product ids hold no comma: that is where a variant's size begins. */
export function readGuestWishlist(value: string | undefined): string[] {
  return [...new Set((value ?? '').split(',').filter((sku) => sku !== '' && sku.length <= 200))].slice(0, mostSkus);
}

export function writeGuestWishlist(skus: readonly string[]): string {
  return skus.join(',');
}

/** Latest first, each once. Undefined when the list is full. */
export function addGuestSku(skus: readonly string[], sku: string): string[] | undefined {
  if (skus.includes(sku)) return [...skus];
  const next = [sku, ...skus];
  return next.length > mostSkus || encodeURIComponent(writeGuestWishlist(next)).length > longestValue ? undefined : next;
}

export function removeGuestSku(skus: readonly string[], sku: string): string[] {
  return skus.filter((each) => each !== sku);
}
