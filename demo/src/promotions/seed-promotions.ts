import type { Db } from '@selvedge/api/db/db.ts';
import { issueCard } from '@selvedge/api/gift-card/issue-card.ts';
import { writeRule } from '@selvedge/api/loyalty/save-rule.ts';
import { addCode } from '@selvedge/api/promotion/make-codes.ts';
import { writePromotion } from '@selvedge/api/promotion/save-promotion.ts';
import { demoProgrammes } from './demo-programmes.ts';
import { demoCodes, demoPromotions } from './demo-promotions.ts';
import { demoRewards } from './demo-rewards.ts';

/** Promotions, codes and a gift card to try. A shop that has promotions is left alone; answers whether it was filled. */
export async function seedPromotions(db: Db, { log, now }: { log: (line: string) => void; now: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two processes that start at once the second waits here, and then finds everything done.
    await tx.execute("select pg_advisory_xact_lock(hashtextextended('demo promotions', 0))");
    const { rows: known } = await tx.execute('select from promotion limit 1');
    if (known.length > 0) return false;
    const { rows: scarves } = await tx.execute<{ id: string }>(`
      select p.id from product p join style s using (style_number)
      where s.categories && array['women-accessories-scarves', 'men-accessories-scarves'] order by p.id limit 6`);
    const promotions = demoPromotions(scarves.map(({ id }) => id));
    for (const promotion of promotions) await writePromotion(tx, { promotion, who: 'demo', now });
    for (const { promotionId: id, ...code } of demoCodes) await addCode(tx, now, { id, ...code });
    for (const reward of demoRewards)
      await writeRule(tx, { kind: 'reward', id: reward.id, definition: reward, basedOn: 0, who: 'demo', now });
    for (const { market: id, programme } of demoProgrammes)
      await writeRule(tx, { kind: 'programme', id, definition: programme, basedOn: 0, who: 'demo', now });
    const card = await issueCard(tx, { reference: 'demo', amount: 10_000, currency: 'GBP', now });
    log(`${promotions.length} promotions; codes to try: ${demoCodes.map(({ code }) => code).join(', ')}`);
    if (card) log(`a gift card of 100 GBP: number ${card.number}, check code ${card.code}`);
    return true;
  });
}
