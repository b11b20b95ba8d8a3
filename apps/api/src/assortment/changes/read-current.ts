import type { PriceRow } from '@selvedge/domain/catalogue/price-from-history.ts';
import { inArray } from 'drizzle-orm';
import { productTable, styleTable, styleTextTable } from '../../catalogue/tables.ts';
import type { Db } from '../../db/db.ts';
import { factsOf, leavesAtOf, styleFactsOf } from '../products/get-staff-product.ts';
import { readPriceRows } from '../products/read-price-rows.ts';
import { readField } from './fields.ts';

export type Current = {
  /** Undefined for a product that is gone. */
  valueOf(productId: string, field: string): unknown;
  pricesOf(productId: string, market: string): readonly PriceRow[];
  styleOf(productId: string): string | undefined;
};

/** How products stand now. Their rows are locked in one order, so that two changes stand in line and never wait for each other. */
export async function readCurrent(tx: Db, items: readonly { productId: string; field: string }[]): Promise<Current> {
  const ids = [...new Set(items.map(({ productId }) => productId))].sort();
  const products = await tx.select().from(productTable).where(inArray(productTable.id, ids)).orderBy(productTable.id).for('update');
  const byId = new Map(products.map((product) => [product.id, product]));
  const fields = items.map(({ field }) => readField(field));
  const markets = [...new Set(fields.flatMap((field) => (field.kind === 'price' ? [field.market] : [])))];
  const prices = markets.length > 0 ? await readPriceRows(tx, { products: ids, markets }) : new Map<string, PriceRow[]>();
  const hasTexts = fields.some(({ kind }) => kind === 'texts');
  const texts = hasTexts ? await readTexts(tx, [...new Set(products.map(({ styleNumber }) => styleNumber))]) : new Map<string, unknown>();
  const hasStyleFacts = fields.some(({ kind }) => kind === 'styleFacts');
  const styles = hasStyleFacts ? await readStyles(tx, [...new Set(products.map(({ styleNumber }) => styleNumber))]) : [];
  return {
    styleOf: (productId) => byId.get(productId)?.styleNumber,
    pricesOf: (productId, market) => prices.get(`${productId} ${market}`) ?? [],
    valueOf(productId, name) {
      const product = byId.get(productId);
      const field = readField(name);
      if (!product) return undefined;
      if (field.kind === 'facts') return factsOf(product);
      if (field.kind === 'styleFacts') return styles.filter(({ styleNumber }) => styleNumber === product.styleNumber).map(styleFactsOf)[0];
      if (field.kind === 'pictures') return product.images.indexes;
      if (field.kind === 'texts') return texts.get(`${product.styleNumber} ${field.language}`) ?? null;
      if (field.kind === 'leavesAt') return leavesAtOf(product);
      return field.kind === 'price' ? undefined : product[field.kind];
    },
  };
}

/** Locked as its products are: two colours of a style may be saved at once. */
function readStyles(tx: Db, styles: readonly string[]) {
  return tx
    .select()
    .from(styleTable)
    .where(inArray(styleTable.styleNumber, [...styles]))
    .orderBy(styleTable.styleNumber)
    .for('update');
}

async function readTexts(tx: Db, styles: readonly string[]): Promise<Map<string, unknown>> {
  if (styles.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(styleTextTable)
    .where(inArray(styleTextTable.styleNumber, [...styles]));
  return new Map(rows.map(({ styleNumber, language, ...texts }) => [`${styleNumber} ${language}`, texts]));
}
