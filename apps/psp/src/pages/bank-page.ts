import type { FastifyInstance, FastifyReply } from 'fastify';
import { approved, type Redirect, refused } from '../adyen/pay.ts';
import { findPayment, type Payment } from '../payments.ts';
import type { Psp } from '../psp.ts';
import { languageOf } from './language-of.ts';
import { button, dueOf, escapeHtml, sendPage } from './page.ts';

type ByToken = { Params: { token: string }; Body: { decision?: string; code?: string } };

/** A bank's own page, and the page that asks for a code (3-D Secure). */
export function bankPage(app: FastifyInstance, psp: Psp): void {
  const find = (token: string) => {
    const redirect = psp.ledger.get<Redirect>('redirect', token);
    const payment = redirect && findPayment(psp.ledger, redirect.paymentId);
    return redirect && payment ? { redirect, payment } : undefined;
  };
  app.get<ByToken>('/redirect/:token', async (request, reply) => {
    const found = find(request.params.token);
    if (!found) return missing(reply);
    // Back and reload: what was decided stays decided.
    return found.redirect.result ? reply.redirect(backTo(found.redirect), 303) : show(reply, found.redirect, found.payment);
  });
  app.post<ByToken>('/redirect/:token', async (request, reply) => {
    const found = find(request.params.token);
    if (!found) return missing(reply);
    if (!found.redirect.result) await decide(psp, found, request.body);
    return reply.redirect(backTo(psp.ledger.get<Redirect>('redirect', request.params.token) ?? found.redirect), 303);
  });
}

async function decide(
  psp: Psp,
  { redirect, payment }: { redirect: Redirect; payment: Payment },
  { decision, code }: ByToken['Body'],
): Promise<void> {
  const save = (result: NonNullable<Redirect['result']>) => ({ kind: 'redirect', id: redirect.token, value: { ...redirect, result } });
  if (decision === 'cancel') return psp.commit([save('cancelled')]);
  if (redirect.kind === 'challenge') return psp.commit([save(code?.trim().toLowerCase() === 'password' ? 'authenticated' : 'refused')]);
  // A bank moves the money now, whether or not the shopper ever comes back.
  const isApproved = decision === 'approve' || decision === 'later';
  const { changes = [], news } = isApproved ? approved(psp, payment) : refused(psp, payment, 'Refused');
  await psp.commit([...changes, save(decision === 'later' ? 'pending' : isApproved ? 'approved' : 'refused')], news);
}

function backTo({ returnUrl, token, result }: Redirect): string {
  const url = new URL(returnUrl);
  url.searchParams.set('redirectResult', `${token}!${result ?? ''}`);
  return url.href;
}

function show(reply: FastifyReply, { kind, locale, token, returnUrl }: Redirect, payment: Payment): FastifyReply {
  const language = languageOf(locale);
  const { texts } = language;
  const title = kind === 'bank' ? texts.bankTitle : texts.challengeTitle;
  const bank = `${button('approve', texts.approve, true)}${button('later', texts.approveLater)}${button('refuse', texts.refuse)}`;
  const challenge = `<div class="field"><label for="code">${escapeHtml(texts.code)}</label><input id="code" name="code" autocomplete="one-time-code" dir="ltr"></div>${button('confirm', texts.confirm, true)}`;
  const main = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(kind === 'bank' ? texts.bankText : texts.challengeText)}</p>
${dueOf(language, payment.amount, payment.reference)}<form method="post" action="/redirect/${escapeHtml(token)}">${kind === 'bank' ? bank : challenge}${button('cancel', texts.back)}</form>`;
  return sendPage(reply, { title, locale, main }, { formTargets: [returnUrl] });
}

export function missing(reply: FastifyReply, locale?: string): FastifyReply {
  const { texts } = languageOf(locale);
  return sendPage(reply, { title: texts.notFound, main: `<h1>${escapeHtml(texts.notFound)}</h1>` }, { status: 404 });
}
