import { askToConfirm } from '../club/ask-to-confirm.ts';
import { findClub } from '../club/check-club.ts';
import { enrol } from '../club/enrol.ts';
import type { Db } from '../db/db.ts';
import { getOrderRow } from '../order/locked-order.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { provenEmail } from './find-buyer.ts';

/** News of an order whose buyer ticked the box of the club. */
export const clubWishTopic = 'order.club-wish';
export type ClubWished = { orderId: string };

/**
 * The box at checkout asks as the widget does: a member at once whose address is proven, by a mail everybody else. Where the club was closed
 * meanwhile, nothing happens.
 */
export async function joinAtCheckout(
  db: Db,
  { orderId }: ClubWished,
  { content, now }: { content: ContentSnapshot; now: Date },
): Promise<void> {
  const { market, shopperId, email: typed, number, placedAt: askedAt } = await getOrderRow(db, orderId);
  const club = findClub({ content, market: content.byMarket.get(market)?.market });
  const proven = shopperId === null ? undefined : await provenEmail(db, shopperId);
  const email = proven ?? typed?.toLowerCase();
  // Erased meanwhile.
  if (!club || !email) return;
  const agreement = { email, market, source: 'checkout', termsVersion: club.termsVersion, askedAt, askedFrom: `order ${number}` };
  const details = { firstName: '', lastName: '', subBrands: [] };
  if (!proven) return askToConfirm({ db, now }, { ...agreement, details });
  await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: `order ${number}` }));
}
