import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Authorization } from '../klarna/orders.ts';
import { type HostedPage, moneyOfOrder, type Session, savePage, statusNews } from '../klarna/sessions.ts';
import type { Change } from '../open-ledger.ts';
import type { Psp } from '../psp.ts';
import { missing } from './bank-page.ts';
import { languageOf } from './language-of.ts';
import { button, dueOf, escapeHtml, sendPage } from './page.ts';

type ById = { Params: { id: string }; Body: { decision?: string } };

/** Klarna's hosted page. Agreeing gives the merchant a token; nothing is charged until it places the order with it. */
export function klarnaPage(app: FastifyInstance, psp: Psp): void {
  const find = (id: string) => {
    const page = psp.ledger.get<HostedPage>('klarnaPage', id);
    const session = page && psp.ledger.get<Session>('klarnaSession', page.sessionId);
    return page && session ? { page, session } : undefined;
  };
  app.get<ById>('/klarna-page/:id', async (request, reply) => {
    const found = find(request.params.id);
    if (!found) return missing(reply);
    const { page, session } = found;
    if (page.status !== 'WAITING' && page.status !== 'IN_PROGRESS') return reply.redirect(backTo(page), 303);
    if (page.status === 'WAITING') await psp.commit([savePage({ ...page, status: 'IN_PROGRESS' })]);
    const { locale = 'en' } = session.order;
    const language = languageOf(locale);
    const { texts } = language;
    const choices = [
      button('pay_now', texts.payNow, true),
      button('pay_later', texts.payLater),
      button('pay_over_time', texts.payOverTime),
    ];
    const main = `<h1>${escapeHtml(texts.klarnaTitle)}</h1><p>${escapeHtml(texts.klarnaText)}</p>${dueOf(language, moneyOfOrder(session.order), session.order.merchant_reference1 ?? '')}
<form method="post" action="/klarna-page/${escapeHtml(page.id)}">${choices.join('')}${button('refuse', texts.refuse)}${button('cancel', texts.back)}</form>`;
    return sendPage(reply, { title: texts.klarnaTitle, locale, main }, { formTargets: Object.values(page.urls) });
  });
  app.post<ById>('/klarna-page/:id', async (request, reply) => {
    const found = find(request.params.id);
    if (!found) return missing(reply);
    const { page, session } = found;
    if (page.status !== 'WAITING' && page.status !== 'IN_PROGRESS') return reply.redirect(backTo(page), 303);
    const { decision } = request.body;
    const token = randomUUID();
    const authorization: Authorization = { token, sessionId: session.id };
    const isAgreed = decision !== 'cancel' && decision !== 'refuse';
    const next: HostedPage = isAgreed
      ? { ...page, status: 'COMPLETED', token }
      : { ...page, status: decision === 'cancel' ? 'CANCELLED' : 'FAILED' };
    const changes: Change[] = [savePage(next), ...(isAgreed ? [{ kind: 'klarnaAuthorization', id: token, value: authorization }] : [])];
    await psp.commit(changes, statusNews(psp, next));
    return reply.redirect(backTo(next), 303);
  });
  // Stands for Klarna's widget in the shop's page, whose script would ask the shopper and hand over this token.
  app.post<ById>('/klarna/sandbox/sessions/:id/authorize', async (request, reply) => {
    const session = psp.ledger.get<Session>('klarnaSession', request.params.id);
    if (!session) return reply.code(404).send({ approved: false });
    const token = randomUUID();
    await psp.commit([{ kind: 'klarnaAuthorization', id: token, value: { token, sessionId: session.id } }]);
    return { approved: true, authorization_token: token };
  });
}

function backTo({ urls, status, token, id }: HostedPage): string {
  const by = { COMPLETED: urls.success, CANCELLED: urls.cancel, BACK: urls.back, FAILED: urls.failure } as Record<
    string,
    string | undefined
  >;
  const url = by[status] ?? urls.error ?? urls.failure ?? urls.cancel ?? urls.success ?? '/';
  return url.replaceAll('{{session_id}}', id).replaceAll('{{authorization_token}}', token ?? '');
}
