import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedTerms, TermsKey } from '@selvedge/contract/studio/terms.ts';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { mergeOrRefuse } from '../../drafts/merge-or-refuse.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkMarket, whoChanges } from '../editing/who.ts';
import { showTerms } from './show-terms.ts';
import { findPublished, findTermsDraft } from './store.ts';
import { type TermsWords, termsDraftTable } from './tables.ts';

type Save = TermsKey & TermsWords & { basedOn: number; base?: TermsWords | undefined };

/** Keeps the work on the next version, put together with what somebody else has saved since. */
export async function saveTerms(ctx: Ctx, { basedOn, base, title, text, ...key }: Save): Promise<EditedTerms> {
  const who = whoChanges(ctx);
  checkMarket(ctx, key);
  return ctx.db.transaction(async (tx) => {
    const before = await findTermsDraft(tx, key, { lock: true });
    const isOvertaken = base !== undefined && before !== undefined && before.version !== basedOn;
    const theirs = before && { title: before.title, text: before.text };
    const words = isOvertaken ? mergeOrRefuse({ base, mine: { title, text }, theirs }, { overtaken }) : { title, text };
    const number = isOvertaken ? before.version : basedOn;
    await writeTermsDraft(tx, { ...key, ...words, basedOn: number, changedAt: ctx.now, changedBy: who });
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

const overtaken = 'studio.terms_changed_elsewhere';

type Draft = TermsKey & TermsWords & { basedOn: number; changedAt: Date; changedBy: string };

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
          .values({ ...values, base: await findLiveWords(tx, values), version: firstNumber(values.changedAt) })
          .onConflictDoNothing()
          .returning({ version: termsDraftTable.version })
      : await tx
          .update(termsDraftTable)
          .set({ ...values, version: sql`${termsDraftTable.version} + 1` })
          .where(isThis)
          .returning({ version: termsDraftTable.version });
  if (written.length === 0) throw new ShopError('conflict', { basedOn: [overtaken] });
}

export async function dropTermsDraft(tx: Db, { market, slug, basedOn }: TermsKey & { basedOn: number }): Promise<void> {
  const dropped = await tx
    .delete(termsDraftTable)
    .where(and(eq(termsDraftTable.market, market), eq(termsDraftTable.slug, slug), eq(termsDraftTable.version, basedOn)))
    .returning({ version: termsDraftTable.version });
  if (dropped.length === 0) throw new ShopError('conflict', { basedOn: [overtaken] });
}

/** What holds now of some terms; null where nothing does. */
export async function findLiveWords(db: Db, { market, slug }: TermsKey): Promise<TermsWords | null> {
  const live = (await findPublished(db, market)).list.find((each) => each.slug === slug);
  return live ? { title: live.title, text: live.text } : null;
}

/** A draft that is thrown away takes its number along: the next one must not begin with a number that somebody still holds. */
const firstNumber = (at: Date): number => Math.floor(at.getTime() / 1000) % 1_000_000_000;
