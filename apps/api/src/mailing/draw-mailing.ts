import type { MailingContent } from '@selvedge/contract/mailing.ts';
import { getMarket } from '../http/get-market.ts';
import { staffOf } from '../http/staff-of.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { describeParts } from './describe-parts.ts';

type Drawn = { market: string; content: MailingContent; shopUrl: string };

/** By what makes the mail itself: a second way to draw it would show what nobody gets. */
export async function drawMailing(ctx: Ctx, { market, content, shopUrl }: Drawn): Promise<{ html: string }> {
  const there: Ctx = { ...ctx, market: getMarket(ctx.content, market) };
  const parts = await Promise.all(
    content.blocks.map(async (block) => ({
      ...{ kind: 'drawn' as const, block: block.id },
      parts: await describeParts(there, [block], ({ to }) => to),
    })),
  );
  // Somebody's link that ends messages belongs to the mail; this one is nobody's.
  const values = { mailingId: '', recipient: null, contactId: 'nobody', messageId: 'none', subject: content.subject, parts };
  const { html } = renderMail({ mail: { template: 'mailing', to: staffOf(ctx), market, values }, content: ctx.content, shopUrl });
  return { html };
}
