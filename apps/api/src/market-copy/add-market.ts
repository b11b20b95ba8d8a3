import { ShopError } from '@selvedge/contract/error.ts';
import { type CopyProgress, copyParts, type NewMarket } from '@selvedge/contract/studio/markets.ts';
import { checkMarket } from '@selvedge/domain/market/check-market.ts';
import { nameProblem } from '@selvedge/domain/market/market-name.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { addClosedMarket } from '../market/add-closed-market.ts';
import { getMarketRow } from '../market/show-market.ts';
import { market as marketTable } from '../market/tables.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { copyTopic } from './copy-market.ts';
import { findWordsSource } from './find-words-source.ts';
import { countPart, showCopy } from './show-copy.ts';
import { marketCopyPartTable, marketCopyTable } from './tables.ts';

/** A new market, closed, that fills itself from another one. */
export async function addMarket(ctx: Ctx, { id, source, settings, parts, rate, rounding }: NewMarket): Promise<CopyProgress> {
  const who = staffOf(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    await getMarketRow(tx, source);
    const known = (await tx.select({ id: marketTable.id }).from(marketTable)).map((each) => each.id);
    const name = known.includes(id) ? 'studio.market_exists' : nameProblem(id);
    const problems = { ...checkMarket({ id, settings, keepsNumbers: true, markets: [...known, id] }), ...(name && { id: [name] }) };
    if (Object.keys(problems).length > 0) throw new ShopError('invalid_request', problems);
    await addClosedMarket(tx, { id, settings, who, now: ctx.now });
    await tx.insert(marketCopyTable).values({
      market: id,
      source,
      wordsFrom: await findWordsSource(tx, { id, source }),
      rate,
      rounding,
      startedAt: ctx.now,
      startedBy: who,
    });
    for (const [place, part] of copyParts.entries()) {
      if (parts.includes(part))
        await tx.insert(marketCopyPartTable).values({ market: id, part, place, total: await countPart(tx, part, source) });
    }
    await audit(tx, {
      at: ctx.now,
      who,
      action: 'market.add',
      subject: id,
      after: { source, parts, rate, rounding, currency: settings.currency },
    });
    await writeOutbox(tx, { topic: copyTopic, payload: { market: id }, now: ctx.now });
    return showCopy({ db: tx }, { id });
  });
}

/** What stands still goes on where it stopped. */
export async function resumeCopy(ctx: Ctx, { id }: { id: string }): Promise<CopyProgress> {
  const who = staffOf(ctx);
  return ctx.db.transaction(async (tx: Db) => {
    const { finishedAt } = await showCopy({ db: tx }, { id });
    if (finishedAt) return showCopy({ db: tx }, { id });
    await tx.update(marketCopyTable).set({ problem: null }).where(eq(marketCopyTable.market, id));
    await audit(tx, { at: ctx.now, who, action: 'market.copy', subject: id });
    await writeOutbox(tx, { topic: copyTopic, payload: { market: id }, now: ctx.now });
    return showCopy({ db: tx }, { id });
  });
}
