import { randomBytes } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { NewCodes } from '@selvedge/contract/studio/promotions.ts';
import { normaliseCode } from '@selvedge/domain/promotion/normalise-code.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { promotionCodeTable, promotionTable } from './tables.ts';

export async function makeCodes(ctx: Ctx, { id, codes }: { id: string; codes: NewCodes }): Promise<{ codes: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const [promotion] = await tx.select({ id: promotionTable.id }).from(promotionTable).where(eq(promotionTable.id, id));
    if (!promotion) throw new ShopError('not_found');
    const made = 'code' in codes ? await addCode(tx, ctx.now, { id, ...codes }) : await addMany(tx, ctx.now, { id, ...codes });
    // How many, not which: a list of good codes has no place in a log.
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'promotion.make-codes', subject: id, after: { count: made.length } });
    return { codes: made };
  });
}

export async function addCode(tx: Db, now: Date, { id, code, mostUses }: { id: string; code: string; mostUses?: number | undefined }) {
  const normal = normaliseCode(code);
  if (normal === '') throw new ShopError('invalid_request', { code: ['validation.invalid_format'] });
  const row = { code: normal, promotionId: id, mostUses: mostUses ?? null, createdAt: now };
  const added = await tx.insert(promotionCodeTable).values(row).onConflictDoNothing().returning({ code: promotionCodeTable.code });
  if (added.length === 0) throw new ShopError('conflict', { code: ['validation.taken'] });
  return [normal];
}

const batch = 10_000;

/** Ten letters of 32 are 50 bits: nobody guesses one of a hundred thousand. What is taken already is simply made anew. */
async function addMany(tx: Db, now: Date, { id, count, prefix }: { id: string; count: number; prefix: string }): Promise<string[]> {
  const begin = prefix === '' ? '' : normaliseCode(prefix);
  if (prefix !== '' && begin === '') throw new ShopError('invalid_request', { prefix: ['validation.invalid_format'] });
  const made: string[] = [];
  while (made.length < count) {
    const random = randomBytes(10 * Math.min(batch, count - made.length));
    const codes = Array.from({ length: random.length / 10 }, (_, index) => begin + lettersOf(random.subarray(index * 10, index * 10 + 10)));
    const { rows } = await tx.execute<{ code: string }>(sql`
      insert into promotion_code (code, promotion_id, most_uses, created_at)
      select code, ${id}, 1, ${now}::timestamptz from unnest(${sql.param(codes)}::text[]) as code
      on conflict do nothing returning code`);
    for (const { code } of rows) made.push(code);
  }
  return made;
}

type OwnedCode = { promotionId: string; owner: string; until: Date; now: Date };

/** For one shopper, one time. Call in the transaction of what it is given for. */
export async function makeOwnedCode(tx: Db, { promotionId, owner, until, now }: OwnedCode): Promise<string> {
  const [code] = await addMany(tx, now, { id: promotionId, count: 1, prefix: '' });
  await tx.update(promotionCodeTable).set({ owner, until }).where(eq(promotionCodeTable.code, code!));
  return code!;
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const lettersOf = (bytes: Buffer) => Array.from(bytes, (byte) => letters[byte & 31]).join('');

export async function listCodes({ db }: Ctx, { id, after, limit }: { id: string; after: string; limit: number }) {
  const { code, mostUses, used, promotionId } = promotionCodeTable;
  return db
    .select({ code, mostUses, used })
    .from(promotionCodeTable)
    .where(and(eq(promotionId, id), gt(code, after)))
    .orderBy(asc(code))
    .limit(limit);
}
