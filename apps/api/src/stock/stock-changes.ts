/** Pieces at a place. */
export type Pieces = { kind: 'warehouse' | 'store'; id: string; quantity: number };

/**
 * Stock as it is now, as far as it differs from what the assortment was read with. An order moves stock many times a minute; the
 * assortment is laid out anew only when it is itself another.
 */
export type StockChanges = { find(sku: string): readonly Pieces[] | undefined };

export const noStockChanges: StockChanges = { find: () => undefined };

declare module '../shop/ctx.ts' {
  interface Held {
    /** What has moved in stock since the assortment was read. */
    stock: StockChanges;
  }
}

declare module '../shop/shop.ts' {
  interface Shop {
    stock: () => StockChanges;
  }
}
