import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedTerms, TermsKey } from '@selvedge/contract/studio/terms.ts';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkMarket, whoChanges } from '../editing/who.ts';
import { showTerms } from './show-terms.ts';
import { termsDraftTable } from './tables.ts';

type Words = { title: string; text: string };

export async function saveTerms(ctx: Ctx, { basedOn, title, text, ...key }: TermsKey & Words & { basedOn: number }): Promise<EditedTerms> {
  const who = whoChanges(ctx);
  checkMarket(ctx, key);
  return ctx.db.transaction(async (tx) => {
    await writeTermsDraft(tx, { ...key, title, text, basedOn, changedAt: ctx.now, changedBy: who });
    return showTerms(tx, key);
  });
}

export async function discardTerms(ctx: Ctx, { basedOn, ...key }: TermsKey & { basedOn: number }): Promise<EditedTerms> {
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    await dropTermsDraft(tx, { ...key, basedOn });
    await audit(tx, { at: ctx.now, who, action: 'terms.discard', subject: `${key.market} ${key.slug}` });
    return showTerms(tx, key);
  });
}

type Draft = TermsKey & Words & { basedOn: number; changedAt: Date; changedBy: string };

/** Writes the work that comes after `basedOn`; refused when another's has come in between. */
export async function writeTermsDraft(tx: Db, { basedOn, ...values }: Draft): Promise<void> {
  const isThis = and(
    eq(termsDraftTable.market, values.market),
    eq(termsDraftTable.slug, values.slug),
    eq(termsDraftTable.version, basedOn),
  );
  const written =
    basedOn === 0
      ? await tx
          .insert(termsDraftTable)
          .values({ ...values, version: firstNumber(values.changedAt) })
          .onConflictDoNothing()
          .returning({ version: termsDraftTable.version })
      : await tx
          .update(termsDraftTable)
          .set({ ...values, version: sql`${termsDraftTable.version} + 1` })
          .where(isThis)
          .returning({ version: termsDraftTable.version });
  if (written.length === 0) throw new ShopError('conflict', { basedOn: ['studio.terms_changed_elsewhere'] });
}

export async function dropTermsDraft(tx: Db, { market, slug, basedOn }: TermsKey & { basedOn: number }): Promise<void> {
  const dropped = await tx
    .delete(termsDraftTable)
    .where(and(eq(termsDraftTable.market, market), eq(termsDraftTable.slug, slug), eq(termsDraftTable.version, basedOn)))
    .returning({ version: termsDraftTable.version });
  if (dropped.length === 0) throw new ShopError('conflict', { basedOn: ['studio.terms_changed_elsewhere'] });
}

/** A draft that is thrown away takes its number along: the next one must not begin with a number that somebody still holds. */
const firstNumber = (at: Date): number => Math.floor(at.getTime() / 1000) % 1_000_000_000;
