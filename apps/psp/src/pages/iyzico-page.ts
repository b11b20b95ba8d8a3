import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Form, formNews, saveForm } from '../iyzico/forms.ts';
import { approve, newPayment, type Payment, refuse, savePayment } from '../payments.ts';
import type { Psp } from '../psp.ts';
import { missing } from './bank-page.ts';
import { languageOf } from './language-of.ts';
import { button, cardForm, dueOf, escapeHtml, sendPage } from './page.ts';
import { type CardBody, readCard } from './read-card.ts';

type ByToken = { Params: { token: string }; Body: CardBody & { decision?: string; bankCode?: string } };

/** Iyzico's hosted form. The card is charged here; the shop hears of it by the browser, by a notice, or when it asks. */
export function iyzicoPage(app: FastifyInstance, psp: Psp): void {
  app.get<ByToken>('/iyzico-page/:token', async (request, reply) => {
    const form = psp.ledger.get<Form>('iyzicoForm', request.params.token);
    if (!form) return missing(reply, 'tr');
    if (form.paymentId || Date.parse(form.expiresAt) <= psp.now().getTime()) return leave(reply, form);
    return form.challenge ? askCode(reply, form) : askCard(reply, form);
  });
  app.post<ByToken>('/iyzico-page/:token', async (request, reply) => {
    const form = psp.ledger.get<Form>('iyzicoForm', request.params.token);
    if (!form) return missing(reply, 'tr');
    if (form.paymentId || request.body.decision === 'cancel') return leave(reply, form);
    if (form.challenge) return answerChallenge(psp, reply, form, request.body.bankCode);
    const read = readCard(request.body, psp.now());
    if ('wrong' in read) return askCard(reply, form, { wrong: read.wrong });
    if (!read.card) return askCard(reply, form, { isRefused: true });
    const { brand, number, outcome } = read.card;
    const card = { brand, lastDigits: number.slice(-4) };
    if (outcome === 'challenge') {
      await psp.commit([saveForm({ ...form, challenge: card })]);
      return askCode(reply, form);
    }
    return settle(psp, reply, form, { ...card, ...(outcome !== 'approved' && { reason: outcome }) });
  });
}

async function answerChallenge(psp: Psp, reply: FastifyReply, form: Form, code = ''): Promise<FastifyReply> {
  const isRight = code.trim().toLowerCase() === 'password' || code.trim() === '283126';
  return settle(psp, reply, form, { brand: 'visa', lastDigits: '0000', ...form.challenge, ...(!isRight && { reason: 'authentication' }) });
}

type Settled = { brand: string; lastDigits: string; reason?: string };

async function settle(psp: Psp, reply: FastifyReply, form: Form, { reason, ...card }: Settled): Promise<FastifyReply> {
  const id = String(randomInt(10_000_000, 2 ** 47));
  const base: Payment = {
    ...newPayment({ id, provider: 'iyzico', reference: form.conversationId, amount: form.amount, method: 'card' }, psp.now()),
    ...card,
  };
  const payment = reason ? refuse(base, reason) : approve(base);
  const next: Form = { ...form, paymentId: payment.id };
  await psp.commit([savePayment(payment), saveForm(next)], formNews(psp, next, payment));
  return leave(reply, next);
}

function askCard(reply: FastifyReply, form: Form, more: { wrong?: string[]; isRefused?: boolean } = {}): FastifyReply {
  const language = languageOf(form.locale);
  const { texts } = language;
  const action = `/iyzico-page/${form.token}`;
  const main = `<h1>${escapeHtml(texts.cardTitle)}</h1>${dueOf(language, form.amount, form.conversationId)}${cardForm({ language, action, ...more })}
<form method="post" action="${action}">${button('cancel', texts.back)}</form>`;
  return sendPage(reply, { title: texts.cardTitle, locale: form.locale, main }, { formTargets: [form.callbackUrl] });
}

function askCode(reply: FastifyReply, form: Form): FastifyReply {
  const language = languageOf(form.locale);
  const { texts } = language;
  const main = `<h1>${escapeHtml(texts.challengeTitle)}</h1><p>${escapeHtml(texts.challengeText)}</p>${dueOf(language, form.amount, form.conversationId)}
<form method="post" action="/iyzico-page/${form.token}"><div class="field"><label for="bankCode">${escapeHtml(texts.code)}</label><input id="bankCode" name="bankCode" autocomplete="one-time-code" dir="ltr" required></div>${button('confirm', texts.confirm, true)}</form>`;
  return sendPage(reply, { title: texts.challengeTitle, locale: form.locale, main }, { formTargets: [form.callbackUrl] });
}

/** Iyzico sends the shopper back with a form that posts the token, from another site and without cookies. */
function leave(reply: FastifyReply, form: Form): FastifyReply {
  const { texts } = languageOf(form.locale);
  const main = `<h1>${escapeHtml(texts.goOn)}</h1><form method="post" action="${escapeHtml(form.callbackUrl)}" data-send><input type="hidden" name="token" value="${form.token}">${button('', texts.goOn, true)}</form>`;
  return sendPage(reply, { title: texts.goOn, locale: form.locale, main, scripts: ['send-form.js'] }, { formTargets: [form.callbackUrl] });
}
