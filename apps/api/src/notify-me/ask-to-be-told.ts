import type { Answer } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { NotifyMeKind, notifyMe } from '@selvedge/contract/notify-me.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { findNotifyMeTerms } from '../content/notify-me-terms.ts';
import { countCall } from '../http/count-call.ts';
import { readEmail } from '../identity/email-address.ts';
import { hashToken, makeToken } from '../identity/secret-token.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkWished } from './check-wished.ts';
import { describeWished } from './describe-wished.ts';
import { countWaiting, hasConfirmed, saveWaiting } from './store.ts';

type Wish = { kind: NotifyMeKind; productId: string; sku: string; email?: string | undefined };

const lifeMs = 48 * 3_600_000;
/** Who is written to by a stranger's hand is written to this often a day and no more. */
const mailsADay = 5;
const mostWaiting = 100;

/**
 * NTF-004, NTF-008. An address that is typed proves nothing: the mail that goes there does. No mail is needed by a shopper for the own
 * address, proven before, nor in a browser that has opened such a mail of that address. Everybody else gets one and the same answer.
 */
export async function askToBeTold(
  ctx: Ctx,
  { kind, productId, sku, email: given }: Wish,
  browser: Buffer | undefined,
): Promise<Answer<typeof notifyMe.optIn>> {
  await checkWished(ctx, { kind, productId, sku });
  const session = ctx.session?.kind === 'shopper' ? ctx.session : undefined;
  const email = given === undefined ? session?.email : readEmail(given);
  if (!email) throw new ShopError('invalid_request', { email: ['field.email'] });
  const isOwn = session?.email === email;
  const isProven = isOwn ? session.emailVerified : browser !== undefined && (await hasConfirmed(ctx.db, { email, browser }));
  const wish = {
    ...{
      kind,
      productId,
      sku,
      email,
      market: ctx.market!.id,
      termsVersion: findNotifyMeTerms(ctx.content.byMarket.get(ctx.market!.id)!)?.version ?? '0',
    },
    ...{ askedAt: ctx.now, askedFrom: ctx.address, leaveToken: makeToken().token, ...(isOwn && { shopperId: session.shopperId }) },
  };
  if (isProven) {
    if ((await countWaiting(ctx.db, email)) >= mostWaiting) throw new ShopError('invalid_request', { email: ['notify_me.too_many'] });
    await saveWaiting(ctx.db, {
      ...wish,
      confirmedAt: ctx.now,
      confirmedFrom: ctx.address,
      ...(!isOwn && browser && { confirmedBy: browser }),
    });
    return { status: 'OK', needsConfirmation: false };
  }
  await askToConfirm(ctx, wish);
  return { status: 'OK', needsConfirmation: true };
}

type Asked = Parameters<typeof saveWaiting>[1];

/** A link that works once, for two days. A newer one replaces it. */
async function askToConfirm(ctx: Ctx, wish: Asked): Promise<void> {
  const key = `notify-me-mail:${hashToken(wish.email).toString('base64url')}`;
  const { count } = await countCall(ctx.db, { key, seconds: daySeconds, now: ctx.now });
  // Silently: whether an address was asked for before is its owner's business.
  if (count > mailsADay) return;
  const { token, hash } = makeToken();
  const { name, size } = await describeWished(ctx, wish);
  await ctx.db.transaction(async (tx) => {
    await saveWaiting(tx, { ...wish, confirmHash: hash, confirmUntil: new Date(ctx.now.getTime() + lifeMs) });
    const values = { token, kind: wish.kind, name, size };
    await sendMail(tx, { template: 'notify-me-confirm', to: wish.email, market: wish.market, values, now: ctx.now });
  });
}
