import type { FastifyInstance } from 'fastify';
import { approved, refused } from '../adyen/pay.ts';
import type { Transaction } from '../adyen/terminal.ts';
import type { Change } from '../open-ledger.ts';
import { newPayment } from '../payments.ts';
import { newReference, type Psp } from '../psp.ts';
import { languageOf } from './language-of.ts';
import { button, dueOf, escapeHtml, sendPage } from './page.ts';

type ById = { Params: { id: string }; Body: { decision?: string; transaction?: string } };

/** The screen of a till's terminal: the oldest payment that waits on it. */
export function terminalPage(app: FastifyInstance, psp: Psp): void {
  const waiting = (terminalId: string) =>
    psp.ledger.all<Transaction>('transaction').filter((one) => one.terminalId === terminalId && one.state === 'waiting');

  app.get<ById>('/terminal/:id', async (request, reply) => {
    const { id } = request.params;
    const language = languageOf('en');
    const { texts } = language;
    const [transaction] = waiting(id);
    const keys = `${button('approve', texts.present, true)}${button('refuse', texts.declineCard)}${button('cancel', texts.cancelTerminal)}`;
    const body = transaction
      ? `${dueOf(language, transaction.amount, transaction.reference)}<form method="post" action="/terminal/${escapeHtml(encodeURIComponent(id))}"><input type="hidden" name="transaction" value="${escapeHtml(transaction.id)}">${keys}</form>`
      : `<p>${escapeHtml(texts.terminalEmpty)}</p>`;
    return sendPage(reply, {
      title: texts.terminalTitle,
      main: `<h1>${escapeHtml(texts.terminalTitle)} <bdi>${escapeHtml(id)}</bdi></h1>${body}`,
    });
  });

  app.post<ById>('/terminal/:id', async (request, reply) => {
    const { decision, transaction: key = '' } = request.body;
    const transaction = psp.ledger.get<Transaction>('transaction', key);
    if (transaction?.state === 'waiting' && transaction.terminalId === request.params.id) await decide(psp, transaction, decision);
    return reply.redirect(`/terminal/${encodeURIComponent(request.params.id)}`, 303);
  });
}

async function decide(psp: Psp, transaction: Transaction, decision: string | undefined): Promise<void> {
  const save = (more: Partial<Transaction>): Change => ({ kind: 'transaction', id: transaction.id, value: { ...transaction, ...more } });
  if (decision === 'cancel') return psp.commit([save({ state: 'cancelled' })]);
  const { reference, amount } = transaction;
  const found = { method: 'scheme', brand: 'visa', lastDigits: '1111' };
  const payment = newPayment({ id: newReference(), provider: 'pos', reference, amount, ...found }, psp.now());
  const isApproved = decision === 'approve';
  const { changes = [], news } = isApproved ? approved(psp, payment) : refused(psp, payment, 'Refused');
  await psp.commit([...changes, save({ state: isApproved ? 'approved' : 'refused', paymentId: payment.id })], news);
}
