import { ShopError } from '@selvedge/contract/error.ts';
import type { EditedTerms, TermsKey } from '@selvedge/contract/studio/terms.ts';
import { nextTermsVersion } from '@selvedge/domain/account/next-terms-version.ts';
import { and, asc, isNull, lte } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { mergeOrRefuse } from '../../drafts/merge-or-refuse.ts';
import { putLive } from '../../drafts/put-live.ts';
import { writeOutbox } from '../../jobs/write-outbox.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { checkMarket, whoChanges } from '../editing/who.ts';
import { settingKind } from '../settings/setting-kind.ts';
import { applyTerms } from './apply-terms.ts';
import { dropTermsDraft, findLiveWords, writeTermsDraft } from './edit-terms.ts';
import { firstVersion, isPlanned, showTerms } from './show-terms.ts';
import { findPublished, findTermsDraft, isTermsVersion, listTermsVersions, type TermsRow, termsDocument } from './store.ts';
import { type TermsWords, termsVersionTable } from './tables.ts';

export const termsDue = 'terms.due';

type Decision = TermsKey & { basedOn: number; validFrom: string; note: string; decided?: readonly string[] };

/** The draft becomes a version that holds from a moment on. What held before stays to be read by whoever accepted it. */
export async function decideTerms(ctx: Ctx, { basedOn, validFrom, note, decided = [], ...key }: Decision): Promise<EditedTerms> {
  const who = whoChanges(ctx);
  checkMarket(ctx, key);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const draft = await findTermsDraft(tx, key, { lock: true });
    if (!draft) throw new ShopError('not_found');
    if (draft.version !== basedOn) throw new ShopError('conflict', { basedOn: ['studio.terms_changed_elsewhere'] });
    const problems = {
      ...(!draft.title.trim() && { title: ['validation.required'] }),
      ...(!draft.text.trim() && { text: ['validation.required'] }),
    };
    if (Object.keys(problems).length > 0) throw new ShopError('invalid_request', problems);
    const from = new Date(Math.max(new Date(validFrom).getTime(), ctx.now.getTime()));
    const live = await findLiveWords(tx, key);
    const mine = { title: draft.title, text: draft.text };
    const isNow = from <= ctx.now;
    // What was decided since the work began stays, unless both changed the same; a later moment looks at what holds then.
    const words =
      isNow && live
        ? mergeOrRefuse({ base: draft.base, mine, theirs: live }, { overtaken: 'studio.terms_changed_elsewhere', decided })
        : mine;
    const version = await keepVersion(tx, { ...key, draft: { ...words, base: isNow ? live : draft.base }, from, note, who, now: ctx.now });
    await dropTermsDraft(tx, { ...key, basedOn });
    await audit(tx, {
      at: ctx.now,
      who,
      action: 'terms.decide',
      subject: subjectOf(key),
      after: { version, validFrom: from.toISOString(), note },
    });
    if (isNow) await holdFromNow(tx, { ...key, version }, ctx.now);
    else await writeOutbox(tx, { topic: termsDue, payload: { ...key, version }, now: ctx.now, dueAt: from });
    return showTerms(tx, key);
  });
}

/** Called off before its moment; the work is not lost with it. */
export async function cancelTerms(ctx: Ctx, { version, ...key }: TermsKey & { version: string }): Promise<EditedTerms> {
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(termsVersionTable)
      .where(isTermsVersion({ ...key, version }))
      .for('update');
    if (!row) throw new ShopError('not_found');
    if (!isPlanned(row)) throw new ShopError('conflict', { version: ['studio.terms_not_planned'] });
    await tx
      .update(termsVersionTable)
      .set({ cancelledAt: ctx.now })
      .where(isTermsVersion({ ...key, version }));
    const { title, text } = row;
    if (!(await findTermsDraft(tx, key, { lock: true })))
      await writeTermsDraft(tx, { ...key, title, text, basedOn: 0, changedAt: ctx.now, changedBy: who });
    await audit(tx, { at: ctx.now, who, action: 'terms.cancel', subject: subjectOf(key), before: { version } });
    return showTerms(tx, key);
  });
}

type Kept = TermsKey & { draft: TermsWords & { base: TermsWords | null }; from: Date; note: string; who: string; now: Date };

async function keepVersion(tx: Db, { draft, from, note, who, now, ...key }: Kept): Promise<string> {
  const published = await findPublished(tx, key.market);
  const kept = await listTermsVersions(tx, key);
  const first = firstVersion(published, key);
  // What the shop was opened with would be gone with the next version, and somebody has accepted it.
  if (first && !kept.some(({ version }) => version === first.version)) await tx.insert(termsVersionTable).values(first);
  const { title, text, base } = draft;
  const version = nextTermsVersion(
    kept.map((each) => each.version),
    { validFrom: from, current: first?.version },
  );
  await tx.insert(termsVersionTable).values({ ...key, version, title, text, base, validFrom: from, decidedAt: now, decidedBy: who, note });
  return version;
}

/** Takes the place of the version before in what the market publishes. Call it in a transaction that has bumped the content revision. */
async function holdFromNow(tx: Db, { version, ...key }: TermsKey & { version: string }, at: Date): Promise<void> {
  const [row] = await tx
    .select()
    .from(termsVersionTable)
    .where(isTermsVersion({ ...key, version }))
    .for('update');
  if (!row || !isPlanned(row) || row.validFrom > at) return;
  const { list } = await findPublished(tx, key.market);
  const { list: content, words, conflicts } = applyTerms(list, row);
  await putLive(tx, settingKind, {
    key: { name: termsDocument, market: key.market },
    content,
    at,
    who: row.decidedBy,
    note: { overwritten: conflicts.map((each) => each.at) },
  });
  await tx
    .update(termsVersionTable)
    .set({ ...words, liveAt: at })
    .where(isTermsVersion({ ...key, version }));
}

/** Whatever should hold and does not: messages are given up after ten attempts, and processes were down. */
export async function holdOverdue(db: Db, now: Date): Promise<void> {
  const due: TermsRow[] = await db
    .select()
    .from(termsVersionTable)
    .where(and(isNull(termsVersionTable.liveAt), isNull(termsVersionTable.cancelledAt), lte(termsVersionTable.validFrom, now)))
    .orderBy(asc(termsVersionTable.validFrom))
    .limit(100);
  for (const { market, slug, version } of due) await holdWhenDue(db, { market, slug, version }, now);
}

/** A message of the outbox says that it is due; it may have been called off since. */
export async function holdWhenDue(db: Db, key: TermsKey & { version: string }, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    await holdFromNow(tx, key, now);
  });
}

const subjectOf = ({ market, slug }: TermsKey): string => `${market} ${slug}`;
