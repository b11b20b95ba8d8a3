import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from '../http/error-handler.ts';
import { escapeHtml } from './escape-html.ts';
import { stopHeaders } from './stop-messages.ts';
import { mailTable } from './tables.ts';

/** The mailbox of a shop without a mail server: `/dev/mail`, and for programs `/dev/mail.json`. There is none in production. */
export function devMailRoutes(app: FastifyInstance): void {
  const { shop } = app;
  if (shop.config.isProduction) return;
  const newest = () => shop.db.select().from(mailTable).orderBy(desc(mailTable.createdAt), desc(mailTable.outboxId)).limit(100);

  app.get('/dev/mail.json', async (_request, reply) => {
    const mails = await newest();
    return unkept(reply).send(
      mails.map(({ outboxId: id, template, market, recipient: to, subject, text, html, attachments, sentAt, unsubscribeUrl }) => ({
        ...{ id, template, market, to, subject, text, html, attachments, sentAt },
        headers: stopHeaders(unsubscribeUrl),
        links: [...(text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
      })),
    );
  });
  app.get('/dev/mail', async (_request, reply) => {
    const rows = (await newest()).map(
      ({ outboxId, recipient, subject, sentAt, market }) =>
        `<li><a href="/dev/mail/${outboxId}">${escapeHtml(subject ?? '')}</a> to ${escapeHtml(recipient ?? '')}, ${escapeHtml(market)}, ${sentAt?.toISOString() ?? 'waiting'}</li>`,
    );
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail has been sent yet.</p>';
    return html(reply, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Mailbox</h1>${list}</html>`);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : -1;
    const [mail] = await shop.db.select().from(mailTable).where(eq(mailTable.outboxId, id));
    if (!mail?.html) return sendRefusal(request, reply, { code: 'not_found' });
    return html(reply, mail.html);
  });
}

function html(reply: FastifyReply, text: string): FastifyReply {
  // A mail's styles are written into it, as mail programs want them; pictures are the shop's own, and scripts stay out.
  reply.header(
    'content-security-policy',
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  );
  return unkept(reply).type('text/html; charset=utf-8').send(text);
}

function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}
