import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalTexts } from '../adyen/card-payment.ts';
import { findLink, type Link } from '../adyen/links.ts';
import { approved, refused } from '../adyen/pay.ts';
import { newPayment } from '../payments.ts';
import { newReference, type Psp } from '../psp.ts';
import { missing } from './bank-page.ts';
import { languageOf } from './language-of.ts';
import { cardForm, dueOf, escapeHtml, sendPage } from './page.ts';
import { type CardBody, readCard } from './read-card.ts';

type ById = { Params: { id: string }; Body: CardBody };

/** The page behind a payment link, opened on a shopper's own telephone. */
export function linkPage(app: FastifyInstance, psp: Psp): void {
  app.get<ById>('/link/:id', async (request, reply) => {
    const link = findLink(psp, request.params.id);
    return link ? show(reply, link) : missing(reply);
  });
  app.post<ById>('/link/:id', async (request, reply) => {
    const link = findLink(psp, request.params.id);
    if (!link) return missing(reply);
    if (link.status !== 'active') return show(reply, link);
    const read = readCard(request.body, psp.now());
    if ('wrong' in read) return show(reply, link, { wrong: read.wrong });
    const { card } = read;
    if (!card) return show(reply, link, { isRefused: true });
    const found = { method: 'scheme', brand: card.brand, lastDigits: card.number.slice(-4) };
    const payment = newPayment(
      { id: newReference(), provider: 'payByLink', reference: link.reference, amount: link.amount, ...found },
      psp.now(),
    );
    // A card that asks for a code on another page is taken without one: the link's own page has no second step.
    const isApproved = card.outcome === 'approved' || card.outcome === 'challenge';
    if (card.outcome !== 'approved' && card.outcome !== 'challenge') {
      const { changes, news } = refused(psp, payment, refusalTexts[card.outcome]);
      await psp.commit(changes ?? [], news);
    }
    if (!isApproved) return show(reply, link, { isRefused: true });
    const { changes = [], news } = approved(psp, payment, link.id);
    const next: Link = { ...link, status: 'completed', paymentId: payment.id };
    await psp.commit([...changes, { kind: 'link', id: link.id, value: next }], news);
    return show(reply, next);
  });
}

function show(reply: FastifyReply, link: Link, more: { wrong?: string[]; isRefused?: boolean } = {}): FastifyReply {
  const { shopperLocale: locale, status, returnUrl } = link;
  const language = languageOf(locale);
  const { texts } = language;
  const title = status === 'completed' ? texts.paid : status === 'expired' ? texts.expired : texts.cardTitle;
  const on = returnUrl ? `<a class="button" href="${escapeHtml(returnUrl)}">${escapeHtml(texts.goOn)}</a>` : '';
  const body = status === 'active' ? cardForm({ language, action: `/link/${link.id}`, ...more }) : on;
  const text = status === 'completed' ? `<p>${escapeHtml(texts.paidText)}</p>` : '';
  const main = `<h1>${escapeHtml(title)}</h1>${text}${dueOf(language, link.amount, link.reference)}${body}`;
  return sendPage(reply, { title, locale, main });
}
