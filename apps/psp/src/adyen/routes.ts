import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce, type Outcome } from '../answer-once.ts';
import { meetFault, type Operation, type Provider } from '../faults.ts';
import type { Psp } from '../psp.ts';
import { type ChangeRequest, cancelByReference, changeKinds, changePayment } from './change.ts';
import { createLink, expireLink, findLink, type LinkRequest, showLink } from './links.ts';
import { listMethods } from './list-methods.ts';
import { type PaymentRequest, pay, payDetails } from './pay.ts';
import { readTransaction, showStatus, type TerminalRequest, type Transaction, transactionKey } from './terminal.ts';

type Body = Record<string, unknown>;

/** Checkout API (the library speaks version 72), and the cloud terminal API: as much of them as the adapters use. */
export function adyenRoutes(app: FastifyInstance, psp: Psp): void {
  const guard = (operation: Operation, provider: Provider = 'adyen') => ({
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers['x-api-key'] !== psp.keys.adyenApiKey) {
        return reply
          .code(401)
          .send({ status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized', errorType: 'security' });
      }
      if (await meetFault(psp.faults, { provider, operation }, request, reply)) return reply;
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply, work: () => Outcome) => {
    const key = request.headers['idempotency-key'];
    const answered = await answerOnce(psp, key ? `adyen:${request.url}:${key}` : undefined, work);
    if (answered === 'busy') {
      const message = 'Request already processed or in progress';
      return reply.code(422).header('transient-error', 'true').send({ status: 422, errorCode: '704', message, errorType: 'validation' });
    }
    return reply.code(answered.status).send(answered.body);
  };
  const body = <T>(request: FastifyRequest) => (request.body ?? {}) as T;

  app.post('/adyen/:version/paymentMethods', guard('methods'), async (request) => listMethods(body<Body>(request)));
  app.post('/adyen/:version/payments', guard('start'), (request, reply) =>
    answer(request, reply, () => pay(psp, body<PaymentRequest>(request))),
  );
  app.post('/adyen/:version/payments/details', guard('finish'), (request, reply) =>
    answer(request, reply, () => payDetails(psp, body<{ details?: Body }>(request).details)),
  );
  const operationOf = { captures: 'capture', refunds: 'refund', cancels: 'cancel', reversals: 'cancel' } as const;
  for (const kind of changeKinds) {
    app.post<{ Params: { id: string } }>(`/adyen/:version/payments/:id/${kind}`, guard(operationOf[kind]), (request, reply) =>
      answer(request, reply, () => changePayment(psp, kind, request.params.id, body<ChangeRequest>(request))),
    );
  }
  app.post('/adyen/:version/cancels', guard('cancel'), (request, reply) =>
    answer(request, reply, () => cancelByReference(psp, body<ChangeRequest>(request))),
  );
  linkRoutes(app, psp, { guard, answer, body });
  terminalRoutes(app, psp, { guard, answer, body });
}

type Tools = {
  guard: (operation: Operation, provider?: Provider) => { preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> };
  answer: (request: FastifyRequest, reply: FastifyReply, work: () => Outcome) => Promise<unknown>;
  body: <T>(request: FastifyRequest) => T;
};

function linkRoutes(app: FastifyInstance, psp: Psp, { guard, answer, body }: Tools): void {
  const missing = { status: 404, errorCode: '29_404', message: 'Payment link was not found', errorType: 'validation' };
  app.post('/adyen/:version/paymentLinks', guard('start', 'payByLink'), (request, reply) =>
    answer(request, reply, () => createLink(psp, body<LinkRequest>(request))),
  );
  app.get<{ Params: { id: string } }>('/adyen/:version/paymentLinks/:id', guard('lookUp', 'payByLink'), async (request, reply) => {
    const link = findLink(psp, request.params.id);
    return link ? showLink(psp, link) : reply.code(404).send(missing);
  });
  app.patch<{ Params: { id: string } }>('/adyen/:version/paymentLinks/:id', guard('cancel', 'payByLink'), (request, reply) => {
    const link = findLink(psp, request.params.id);
    return answer(request, reply, () => (link ? expireLink(psp, link) : { status: 404, body: missing }));
  });
}

function terminalRoutes(app: FastifyInstance, psp: Psp, { guard, answer, body }: Tools): void {
  app.post('/terminal/async', guard('start', 'pos'), (request, reply) =>
    answer(request, reply, () => {
      const message = body<TerminalRequest>(request);
      const abort = message.SaleToPOIRequest?.AbortRequest?.MessageReference;
      const running = abort && psp.ledger.get<Transaction>('transaction', transactionKey(abort.SaleID, abort.ServiceID));
      if (abort) {
        const ended =
          running?.state === 'waiting' ? [{ kind: 'transaction', id: running.id, value: { ...running, state: 'aborted' } }] : [];
        return { status: 200, body: 'ok', changes: ended };
      }
      const transaction = readTransaction(psp, message);
      if (!transaction) return { status: 400, body: 'message rejected' };
      // A terminal that sees the same service id again shows the same payment, not a second one.
      if (psp.ledger.get('transaction', transaction.id)) return { status: 200, body: 'ok' };
      return { status: 200, body: 'ok', changes: [{ kind: 'transaction', id: transaction.id, value: transaction }] };
    }),
  );
  app.post('/terminal/sync', guard('lookUp', 'pos'), async (request, reply) => {
    const { MessageHeader, TransactionStatusRequest: status } = body<TerminalRequest>(request).SaleToPOIRequest ?? {};
    if (!status) return reply.code(400).send('message rejected');
    const { SaleID, ServiceID } = status.MessageReference ?? {};
    return showStatus(psp, MessageHeader, psp.ledger.get<Transaction>('transaction', transactionKey(SaleID, ServiceID)));
  });
}
