import { ShopError } from '@selvedge/contract/error.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Redemption } from './redeem-promotions.ts';

/** Looks without claiming: whoever is about to pay with a code that others have used up is told before they type a card. */
export async function refuseUsedCodes(db: Db, { basketId, promotions }: Pick<Redemption, 'basketId' | 'promotions'>): Promise<void> {
  const codes = promotions.flatMap(({ code }) => code ?? []);
  if (codes.length === 0) return;
  const { rowCount } = await db.execute(sql`
    select from promotion_code c where c.code = any(${sql.param(codes)}::text[]) and c.most_uses is not null and c.used >= c.most_uses
      and not exists (select from promotion_redemption r where r.basket_id = ${basketId}::uuid and r.code = c.code)`);
  if (rowCount) throw new ShopError('promo_code_refused', { promoCode: ['promotion.used_up'] });
}
