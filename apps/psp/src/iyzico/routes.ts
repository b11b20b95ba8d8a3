import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce, type Outcome } from '../answer-once.ts';
import { testCards } from '../cards.ts';
import { meetFault, type Operation } from '../faults.ts';
import { decimalOf, moneyOf } from '../money.ts';
import { cancel, findPayment, paymentsOf, refund, savePayment } from '../payments.ts';
import type { Psp } from '../psp.ts';
import { createForm, type FormRequest, failure, showForm } from './forms.ts';

type Body = Record<string, string | undefined>;
type Done = { id: string; conversationId: string; price: string; currency: string };

/** No key makes a repetition safe here: who asks twice is refunded twice, as with the real one. */
export function iyzicoRoutes(app: FastifyInstance, psp: Psp): void {
  const guard = (operation: Operation) => ({
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isSigned(psp, request)) return reply.code(401).send(failure('1001', 'api credentials not found').body);
      if (await meetFault(psp.faults, { provider: 'iyzico', operation }, request, reply)) return reply;
    },
  });
  const answer = async (reply: FastifyReply, work: () => Outcome) => {
    const answered = await answerOnce(psp, undefined, work);
    if (answered !== 'busy') return reply.code(answered.status).send(answered.body);
  };
  const body = (request: FastifyRequest) => (request.body ?? {}) as Body;

  app.post('/iyzico/payment/bin/check', guard('methods'), async (request) => checkBin(body(request)));
  app.post('/iyzico/payment/iyzipos/checkoutform/initialize/auth/ecom', guard('start'), (request, reply) =>
    answer(reply, () => createForm(psp, request.body as FormRequest)),
  );
  app.post('/iyzico/payment/iyzipos/checkoutform/auth/ecom/detail', guard('finish'), (request, reply) =>
    answer(reply, () => showForm(psp, body(request).token ?? '', body(request).conversationId ?? '')),
  );
  app.get('/iyzico/v2/reporting/payment/details', guard('lookUp'), async (request) => report(psp, request.query as Body));
  app.post('/iyzico/payment/cancel', guard('cancel'), (request, reply) => answer(reply, () => cancelPayment(psp, body(request))));
  app.post('/iyzico/v2/payment/refund', guard('refund'), (request, reply) => answer(reply, () => refundPayment(psp, body(request))));
}

function checkBin({ binNumber = '', conversationId }: Body) {
  const card = testCards.find(({ number }) => number.startsWith(binNumber.slice(0, 6)));
  if (!/^\d{6,8}$/.test(binNumber) || !card) return failure('5066', 'binNumber is not known', { conversationId }).body;
  const cardAssociation = card.brand === 'mc' ? 'MASTER_CARD' : card.brand === 'amex' ? 'AMERICAN_EXPRESS' : 'VISA';
  return {
    ...{ status: 'success', conversationId, binNumber, cardType: 'CREDIT_CARD', cardAssociation, cardFamily: 'Sandbox' },
    ...{ bankName: card.bank, bankCode: 12, commercial: 0 },
  };
}

/** By the merchant's own conversation id: an empty list means that nothing was ever charged under it. */
function report(psp: Psp, { paymentConversationId = '' }: Body) {
  const payments = paymentsOf(psp.ledger, paymentConversationId).filter((payment) => payment.provider === 'iyzico');
  return {
    status: 'success',
    systemTime: psp.now().getTime(),
    payments: payments.map((payment) => {
      const { id, amount, refunded, held, state } = payment;
      const price = Number(decimalOf(amount));
      const done = psp.ledger.get<Done[]>('iyzicoChanges', id) ?? [];
      const refunds = done.map((one) => ({
        refundTxId: one.id,
        refundConversationId: one.conversationId,
        refundPrice: Number(one.price),
        refundStatus: 1,
      }));
      const paymentRefundStatus =
        state === 'cancelled' || refunded === held ? 'TOTALLY_REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'NOT_REFUNDED';
      return {
        ...{
          paymentId: Number(id),
          paymentStatus: state === 'refused' ? 0 : 1,
          paymentRefundStatus,
          price,
          paidPrice: price,
          currency: amount.currency,
        },
        ...{ paymentConversationId, cancels: state === 'cancelled' ? refunds : [], lastFourDigits: payment.lastDigits },
        itemTransactions: [{ transactionStatus: 2, refunds: state === 'cancelled' ? [] : refunds }],
      };
    }),
  };
}

function cancelPayment(psp: Psp, { paymentId = '', conversationId = '' }: Body): Outcome {
  const payment = findPayment(psp.ledger, paymentId);
  if (payment?.provider !== 'iyzico') return failure('5001', 'payment not found');
  const next = cancel(payment);
  if (!next) return failure('5088', 'the payment can no longer be cancelled', { conversationId });
  return changed(psp, { id: paymentId, conversationId, price: decimalOf(payment.amount), currency: payment.amount.currency }, [
    savePayment(next),
  ]);
}

function refundPayment(psp: Psp, { paymentId = '', conversationId = '', price, currency }: Body): Outcome {
  const payment = findPayment(psp.ledger, paymentId);
  if (payment?.provider !== 'iyzico') return failure('5001', 'payment not found');
  const money = moneyOf(price, currency ?? payment.amount.currency);
  const next = money && refund(payment, money.value);
  if (!money || !next) return failure('5093', 'more than was paid cannot be refunded', { conversationId });
  return changed(psp, { id: paymentId, conversationId, price: decimalOf(money), currency: money.currency }, [savePayment(next)]);
}

function changed(psp: Psp, done: Done, changes: Parameters<Psp['commit']>[0]): Outcome {
  const before = psp.ledger.get<Done[]>('iyzicoChanges', done.id) ?? [];
  const all = { kind: 'iyzicoChanges', id: done.id, value: [...before, { ...done, id: `${done.id}-${before.length + 1}` }] };
  const body = {
    status: 'success',
    conversationId: done.conversationId,
    paymentId: done.id,
    price: Number(done.price),
    currency: done.currency,
  };
  return { status: 200, body, changes: [...changes, all] };
}

/** The header signs random key, path and body with the merchant's secret. */
function isSigned(psp: Psp, request: FastifyRequest): boolean {
  const encoded = /^IYZWSv2 (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const parts = new URLSearchParams(Buffer.from(encoded, 'base64').toString('utf8').replaceAll(':', '='));
  const path = (request.url.split('?')[0] ?? '').replace(/^\/iyzico/, '');
  const text = `${parts.get('randomKey') ?? ''}${path}${request.body ? JSON.stringify(request.body) : ''}`;
  const expected = createHmac('sha256', psp.keys.iyzicoSecret).update(text).digest();
  const given = Buffer.from(parts.get('signature') ?? '', 'hex');
  return parts.get('apiKey') === psp.keys.iyzicoApiKey && given.length === expected.length && timingSafeEqual(given, expected);
}
