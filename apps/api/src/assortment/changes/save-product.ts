import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { SaveProduct, StaffProduct } from '@selvedge/contract/studio/products.ts';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { noteProducts } from '../../catalogue/note-products.ts';
import { productTable, styleTable } from '../../catalogue/tables.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getStaffProduct } from '../products/get-staff-product.ts';
import { checkPictures } from './check-pictures.ts';
import { decideApply } from './decide-item.ts';
import { type EditedField, editedFields } from './edited-fields.ts';
import { readCurrent } from './read-current.ts';
import { changeItemTable, changeSetTable } from './tables.ts';
import { writeDecisions } from './write-decisions.ts';

export type SavedProduct = { product: StaffProduct; change?: string };

/** Changes a product as one change that can be undone. Refused when it is another by now than the one that was looked at. */
export async function saveProduct(ctx: Ctx, { id, given }: { id: string; given: SaveProduct }): Promise<SavedProduct> {
  const change = await ctx.db.transaction(async (tx) => {
    const pictures = given.pictures && (await checkPictures(tx, { id, pictures: given.pictures }));
    const current = await lockProduct(tx, id, given);
    const edited = editedFields(ctx, { id, given: { ...given, pictures }, current });
    return edited.length === 0 ? undefined : writeEdit(tx, ctx, { id, edited, current });
  });
  return { product: await getStaffProduct(ctx, id), ...(change && { change }) };
}

async function lockProduct(tx: Db, id: string, { basedOn, texts, styleFacts, prices, ...given }: SaveProduct) {
  const markets = Object.keys(prices ?? {}).map((market) => `price:${market}`);
  const languages = Object.keys(texts ?? {}).map((language) => `texts:${language}`);
  const current = await readCurrent(
    tx,
    [...markets, ...languages, 'facts', 'styleFacts'].map((field) => ({ productId: id, field })),
  );
  const style = current.styleOf(id);
  if (style === undefined) throw new ShopError('not_found');
  const [product] = await tx.select({ version: productTable.version }).from(productTable).where(eq(productTable.id, id));
  const [ofStyle] = await tx
    .select({ version: styleTable.version })
    .from(styleTable)
    .where(eq(styleTable.styleNumber, style))
    .for('update');
  const isOwn = prices !== undefined || Object.keys(given).length > 0;
  if (isOwn && product!.version !== basedOn.product) throw new ShopError('conflict', { basedOn: ['studio.changed_meanwhile'] });
  const isOfStyle = texts !== undefined || styleFacts !== undefined;
  if (isOfStyle && ofStyle!.version !== basedOn.style) throw new ShopError('conflict', { basedOn: ['studio.changed_meanwhile'] });
  return current;
}

/** A text that there was not; the database's own null would mean that nobody knows. */
const jsonNull = sql`'null'::jsonb`;

type Edit = { id: string; edited: EditedField[]; current: Awaited<ReturnType<typeof readCurrent>> };

async function writeEdit(tx: Db, ctx: Ctx, { id, edited, current }: Edit): Promise<string> {
  const { now } = ctx;
  const setId = randomUUID();
  const decided = edited.map((field) => ({
    ...{ ...field, productId: id },
    decision: decideApply({ ...field, productId: id, changedAt: null }, current, { plannedAt: now, now }),
  }));
  await writeDecisions(tx, decided, { current, now });
  await tx.insert(changeSetTable).values({
    ...{ id: setId, who: staffOf(ctx), at: now, kind: 'edit', asked: {}, state: 'applied', total: 1, done: 1 },
    ...{ appliedAt: now, updatedAt: now },
  });
  await tx.insert(changeItemTable).values(
    decided.map(({ field, before, after, decision }) => ({
      ...{ setId, productId: id, field, state: 'applied' as const, changedAt: now },
      before: before ?? jsonNull,
      after: 'after' in decision && decision.after ? { ...(after as object), plan: decision.after } : (after ?? jsonNull),
    })),
  );
  const side = (name: 'before' | 'after') => Object.fromEntries(edited.map((field) => [field.field, field[name]]));
  await audit(tx, { at: now, who: staffOf(ctx), action: 'product.change', subject: id, before: side('before'), after: side('after') });
  await noteProducts(tx, [id]);
  return setId;
}
