import type { AssortmentOption, AssortmentPrice, AssortmentStyle, AssortmentVariant } from '@selvedge/contract/catalogue/assortment.ts';
import { optionFields, schemasOf } from '@selvedge/contract/catalogue/product-fields.ts';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pick } from '../../catalogue/field-columns.ts';
import {
  giftCardAmountTable,
  productRelationTable,
  productTable,
  stockTable,
  styleTable,
  styleTextTable,
  variantTable,
} from '../../catalogue/tables.ts';
import type { Db } from '../../db/db.ts';
import { readPriceRows } from '../products/read-price-rows.ts';

type Product = typeof productTable.$inferSelect;
type Parts = { styles: readonly string[]; products: readonly string[] };

/** Styles as a file would bring them: read and imported again, they change nothing. Withdrawn options are left out. */
export async function readStyles(db: Db, numbers: readonly string[]): Promise<AssortmentStyle[]> {
  const styles = await db
    .select()
    .from(styleTable)
    .where(inArray(styleTable.styleNumber, [...numbers]))
    .orderBy(styleTable.styleNumber);
  const products = await db
    .select()
    .from(productTable)
    .where(and(inArray(productTable.styleNumber, [...numbers]), isNull(productTable.withdrawnAt)))
    .orderBy(asc(productTable.position), asc(productTable.id));
  const of = { styles: numbers, products: products.map(({ id }) => id) };
  const texts = await readTexts(db, of);
  const detail = products.length > 0 ? await optionReader(db, of) : undefined;
  return styles.flatMap(({ checksum: _, version: __, ...style }) => {
    const options = products.filter((product) => product.styleNumber === style.styleNumber).map((product) => detail!(product));
    if (options.length === 0) return [];
    return [{ type: 'style', ...style, texts: texts.get(style.styleNumber) ?? {}, options } satisfies AssortmentStyle];
  });
}

async function readTexts(db: Db, { styles }: Parts): Promise<Map<string, AssortmentStyle['texts']>> {
  const rows = await db
    .select()
    .from(styleTextTable)
    .where(inArray(styleTextTable.styleNumber, [...styles]));
  const found = new Map<string, AssortmentStyle['texts']>();
  for (const { styleNumber, language, ...texts } of rows) found.set(styleNumber, { ...found.get(styleNumber), [language]: texts });
  return found;
}

async function optionReader(db: Db, { products }: Parts): Promise<(product: Product) => AssortmentOption> {
  const ids = [...products];
  const variants = await readVariants(db, ids);
  const prices = await readPriceRows(db, { products: ids });
  const relations = await db
    .select()
    .from(productRelationTable)
    .where(inArray(productRelationTable.productId, ids))
    .orderBy(asc(productRelationTable.position), asc(productRelationTable.relatedId));
  const amounts = await db
    .select()
    .from(giftCardAmountTable)
    .where(inArray(giftCardAmountTable.productId, ids))
    .orderBy(asc(giftCardAmountTable.amount));
  return (product) => {
    const related = (kind: 'look' | 'set') =>
      relations.filter((each) => each.productId === product.id && each.kind === kind).map(({ relatedId }) => relatedId);
    const cards = amounts.filter((each) => each.productId === product.id);
    return {
      ...plainOption(product),
      variants: variants.get(product.id) ?? [],
      prices: pricesOf(prices, product.id),
      ...(cards.length > 0 && { giftCardAmounts: byMarket(cards) }),
      ...{ look: related('look'), setOptions: related('set') },
    };
  };
}

/** Texts that are not there are left out: an empty one would be refused. */
function plainOption(product: Product): Omit<AssortmentOption, 'variants' | 'prices' | 'giftCardAmounts' | 'look' | 'setOptions'> {
  const { colour, optionId, images, sourceImages, modelMeasurements } = product;
  const said = Object.entries(pick(product, fieldNames)).filter(([, value]) => value !== '' && value !== null);
  return {
    ...{ colour, optionId, newFrom: product.newFrom.toISOString() },
    ...(Object.fromEntries(said.map(([name, value]) => [name, toWire(value)])) as z.output<typeof OptionFields>),
    // As its file said it: an address of ours means nothing to a file.
    images: sourceImages ?? images,
    ...(modelMeasurements && { modelMeasurements }),
  };
}

const OptionFields = z.object(schemasOf(optionFields));
const fieldNames = Object.keys(optionFields) as (keyof typeof optionFields)[];
const toWire = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

async function readVariants(db: Db, products: string[]): Promise<Map<string, AssortmentVariant[]>> {
  const rows = await db
    .select()
    .from(variantTable)
    .where(inArray(variantTable.productId, products))
    .orderBy(asc(variantTable.position), asc(variantTable.id));
  const pieces = await db
    .select({ ...stockColumns, productId: variantTable.productId })
    .from(stockTable)
    .innerJoin(variantTable, sql`${variantTable.id} = ${stockTable.variantId}`)
    .where(inArray(variantTable.productId, products))
    .orderBy(stockTable.locationId);
  const stock = new Map<string, AssortmentVariant['stock']>();
  for (const { variantId, kind, locationId, quantity } of pieces) {
    const known = stock.get(variantId) ?? { warehouses: {}, stores: {} };
    known[kind === 'store' ? 'stores' : 'warehouses'][locationId] = quantity;
    stock.set(variantId, known);
  }
  const found = new Map<string, AssortmentVariant[]>();
  for (const { id, productId, ean, sizeId, sizeName, lengthId, lengthName, inDeliveryDateSet } of rows) {
    const length = lengthId !== null && lengthName !== null ? { length: { id: lengthId, name: lengthName } } : {};
    const variant = {
      size: { id: sizeId, name: sizeName },
      ...length,
      ean,
      stock: stock.get(id) ?? { warehouses: {}, stores: {} },
      inDeliveryDateSet,
    };
    found.set(productId, [...(found.get(productId) ?? []), variant]);
  }
  return found;
}

const stockColumns = {
  variantId: stockTable.variantId,
  kind: stockTable.kind,
  locationId: stockTable.locationId,
  quantity: stockTable.quantity,
};

function pricesOf(prices: Awaited<ReturnType<typeof readPriceRows>>, productId: string): AssortmentOption['prices'] {
  const found: Record<string, AssortmentPrice[]> = {};
  for (const [key, rows] of prices) {
    const [id, market = ''] = key.split(' ');
    if (id !== productId) continue;
    found[market] = rows.map(({ validFrom, list, sales, member }) => ({
      from: new Date(validFrom).toISOString(),
      ...{ list, sales, ...(member !== undefined && { member }) },
    }));
  }
  return found;
}

function byMarket(cards: readonly { market: string; amount: number }[]): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const { market, amount } of cards) found[market] = [...(found[market] ?? []), amount];
  return found;
}
