import { createHmac, timingSafeEqual } from 'node:crypto';
import type { club } from '@selvedge/contract/club.ts';
import type { Received } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { z } from 'zod';
import { countCall } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkClub } from './check-club.ts';
import type { LeadPort } from './lead-port.ts';
import { subscribeByAddress } from './subscribe.ts';

/** LOY-026 asked once, when somebody sets the form up. What is echoed is letters and digits: never a page of somebody else's. */
export function answerChallenge(ctx: Ctx, query: Received<typeof club.facebookChallenge>['query']): string {
  const { verifyToken } = getPort(ctx);
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  if (mode !== 'subscribe' || !isEqual(token, verifyToken)) throw new ShopError('unauthorized');
  return challenge;
}

const News = z.object({
  entry: z
    .array(
      z.object({ changes: z.array(z.object({ field: z.string(), value: z.object({ leadgen_id: z.coerce.string().max(60) }) })).max(100) }),
    )
    .max(100),
});

/** LOY-025 signed over the body as it was sent. A lead proves nothing but that somebody typed: the mail that goes there does. */
export async function takeLead(ctx: Ctx, { body, signature }: { body: string; signature: string | undefined }): Promise<string> {
  const port = getPort(ctx);
  const known = `sha256=${createHmac('sha256', port.appSecret).update(body).digest('hex')}`;
  if (!isEqual(signature ?? '', known)) throw new ShopError('unauthorized');
  const news = News.safeParse(readJson(body));
  if (!news.success) throw new ShopError('invalid_request');
  const changes = news.data.entry.flatMap((entry) => entry.changes).filter(({ field }) => field === 'leadgen');
  for (const { value } of changes) await askLead(ctx, { port, leadId: value.leadgen_id });
  return 'OK';
}

/** Told again, as they do for days, it is one mail. Counted after it was read: what could not be read is told again for a reason. */
async function askLead(ctx: Ctx, { port, leadId }: { port: LeadPort; leadId: string }): Promise<void> {
  const lead = await port.readLead(leadId);
  if (!lead) return;
  const { count } = await countCall(ctx.db, { key: `lead:${leadId}`, seconds: 30 * daySeconds, now: ctx.now });
  if (count === 1) await subscribeByAddress(ctx, { ...lead, acceptsTerms: true, source: 'facebook lead' });
}

/** LOY-027 by the token of a sign-up there, if it was given to this shop. */
export async function joinByToken(ctx: Ctx, { accessToken, acceptsTerms }: { accessToken: string | undefined; acceptsTerms: boolean }) {
  const lead = accessToken ? await getPort(ctx).readToken(accessToken) : undefined;
  if (!lead) throw new ShopError('unauthorized');
  return subscribeByAddress(ctx, { ...lead, acceptsTerms, source: 'facebook' });
}

function getPort(ctx: Ctx): LeadPort {
  checkClub(ctx);
  const { leads } = ctx.ports;
  if (!leads) throw new ShopError('not_found');
  return leads;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEqual(given: string, known: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(known)];
  return left.length === right.length && timingSafeEqual(left, right);
}
