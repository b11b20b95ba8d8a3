import type { Http } from '../http/serve.ts';
import { staffOf } from '../http/staff-of.ts';
import { renderMail } from '../mail/render-mail.ts';
import { type NewMail, sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { completeMailing } from './complete-mailing.ts';
import { getMailing } from './list-mailings.ts';

type Asked = { id: string; market: string };

/** As a member of the market would get it, without anybody's links. */
export async function previewMailing(ctx: Ctx, asked: Asked, { http, shopUrl }: { http: Http; shopUrl: string }): Promise<Buffer> {
  const { html } = renderMail({ mail: await completeMailing(ctx, await example(ctx, asked)), content: ctx.content, shopUrl });
  http.setHeader(
    'content-security-policy',
    // A mail's styles are written into it, as mail programs want them; scripts stay out.
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
  );
  return Buffer.from(html);
}

/** To who asks, and nobody else. */
export async function sendTest(ctx: Ctx, asked: Asked): Promise<{ to: string }> {
  const mail = await example(ctx, asked);
  await ctx.db.transaction((tx) => sendMail(tx, { ...mail, now: ctx.now }));
  return { to: mail.to };
}

async function example(ctx: Ctx, { id, market }: Asked): Promise<NewMail<'mailing'>> {
  await getMailing(ctx.db, id);
  return { template: 'mailing', to: staffOf(ctx), market, values: { mailingId: id, recipient: null, subject: '', parts: [] } };
}
