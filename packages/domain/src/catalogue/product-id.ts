/** `{styleNumber}_{colour}_{optionId}` */
export type ProductIdParts = { styleNumber: string; colour: string; optionId: string };

export function productId({ styleNumber, colour, optionId }: ProductIdParts): string {
  return `${styleNumber}_${colour}_${optionId}`;
}

/** Parts that are absent are empty: an id from elsewhere may have fewer of them. (CAT-002, CAT-003) */
export function readProductId(id: string): ProductIdParts {
  const [styleNumber = '', colour = '', optionId = ''] = (id.split(',')[0] ?? '').split('_');
  return { styleNumber, colour, optionId };
}

/** What is sold: `{product id},{size}` or `{product id},{size}x{length}`. */
export function variantId(product: string, { size, length }: { size: string; length?: string | undefined }): string {
  return length === undefined ? `${product},${size}` : `${product},${size}x${length}`;
}

/** The product that a variant belongs to. */
export function productIdOf(sku: string): string {
  const comma = sku.indexOf(',');
  return comma < 0 ? sku : sku.slice(0, comma);
}
