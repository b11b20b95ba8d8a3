import { ShopError } from '@selvedge/contract/error.ts';
import { DiscountRules, type VersionedRules } from '@selvedge/contract/studio/staff-discounts.ts';
import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { discountRulesTable } from './tables.ts';

const id = 1;

/** What holds in a shop where nobody has said anything else. */
const beginning: VersionedRules = {
  version: 0,
  reasons: [
    { id: 'damaged', names: { en: 'Damaged', de: 'Beschädigt' } },
    { id: 'price-match', names: { en: 'Price match', de: 'Preisgarantie' } },
    { id: 'goodwill', names: { en: 'Goodwill', de: 'Kulanz' } },
  ],
  limits: { store: 20, 'country-manager': 50, administrator: 50 },
};

export async function getDiscountRules(db: Db): Promise<VersionedRules> {
  const [row] = await db.select().from(discountRulesTable);
  return row ? { version: row.version, ...DiscountRules.parse(row.rules) } : beginning;
}

/** Two who change it at once do not overwrite each other: the second is told, and looks again. */
export async function saveDiscountRules(ctx: Ctx, { version, ...rules }: VersionedRules): Promise<VersionedRules> {
  const who = staffOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(discountRulesTable).for('update');
    const before = locked ? { version: locked.version, ...DiscountRules.parse(locked.rules) } : beginning;
    if (before.version !== version) throw new ShopError('conflict', { version: ['studio.discount_changed'] });
    const row = { id, version: version + 1, rules, changedBy: who, changedAt: ctx.now };
    const [saved] = locked
      ? await tx.update(discountRulesTable).set(row).returning()
      : await tx.insert(discountRulesTable).values(row).onConflictDoNothing().returning();
    if (!saved) throw new ShopError('conflict', { version: ['studio.discount_changed'] });
    const show = ({ reasons, limits }: DiscountRules) => ({ reasons: reasons.map((reason) => reason.id), limits });
    await audit(tx, { at: ctx.now, who, action: 'discount.rules', subject: 'rules', before: show(before), after: show(rules) });
    return { version: saved.version, ...rules };
  });
}
