import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { countCall } from '../http/count-call.ts';
import { hashToken, makeToken } from '../identity/secret-token.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type ContactDetails, clubWishTable } from './tables.ts';

/** What somebody agreed to, and the moment and place of it. */
export type Agreement = { email: string; market: string; source: string; termsVersion: string; askedAt: Date; askedFrom: string };

const lifeMs = 48 * 3_600_000;
/** Who is written to by a stranger's hand is written to this often a day and no more. */
const mailsADay = 3;

/** Double opt-in: a link that works once, for two days. A newer one replaces it. */
export async function askToConfirm(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { details, ...agreement }: Agreement & { details: ContactDetails },
): Promise<void> {
  const { email, market, askedAt, askedFrom: address, source, termsVersion } = agreement;
  const key = `club-mail:${hashToken(email).toString('base64url')}`;
  const { count } = await countCall(ctx.db, { key, seconds: daySeconds, now: ctx.now });
  // Silently: whether an address was asked for before is its owner's business.
  if (count > mailsADay) return;
  const { token, hash } = makeToken();
  const waiting = { tokenHash: hash, wish: details, market, source, termsVersion, address, askedAt };
  const row = { ...waiting, expiresAt: new Date(askedAt.getTime() + lifeMs) };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(clubWishTable)
      .values({ email, ...row })
      .onConflictDoUpdate({ target: clubWishTable.email, set: row });
    await sendMail(tx, { template: 'club-confirm', to: email, market, values: { token }, now: ctx.now });
  });
}
