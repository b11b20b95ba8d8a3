import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce, type Outcome } from '../answer-once.ts';
import { meetFault, type Operation } from '../faults.ts';
import { findPayment } from '../payments.ts';
import type { Psp } from '../psp.ts';
import { changeAuthorization, changeOrder, dropAuthorization, placeOrder, showOrder } from './orders.ts';
import {
  createHostedPage,
  createSession,
  type HostedPage,
  type Order,
  type Session,
  savePage,
  showHostedPage,
  updateSession,
  wrong,
} from './sessions.ts';

type ById = { Params: { id: string } };

/** Payments, the hosted page and order management. */
export function klarnaRoutes(app: FastifyInstance, psp: Psp): void {
  const credentials = `Basic ${Buffer.from(`${psp.keys.klarnaUser}:${psp.keys.klarnaPassword}`).toString('base64')}`;
  const guard = (operation: Operation) => ({
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization !== credentials) return reply.code(401).send(wrong('Unauthorized', 401, 'UNAUTHORIZED').body);
      if (await meetFault(psp.faults, { provider: 'klarna', operation }, request, reply)) return reply;
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply, work: () => Outcome) => {
    const key = request.headers['klarna-idempotency-key'];
    const answered = await answerOnce(psp, key ? `klarna:${request.url}:${key}` : undefined, work);
    if (answered === 'busy') return reply.code(409).send(wrong('A request with this key is in progress', 409, 'CONFLICT').body);
    const { order_id } = (answered.body || {}) as { order_id?: string };
    const headers = request.url.includes('/refunds')
      ? { 'refund-id': randomUUID() }
      : request.url.includes('/captures')
        ? { 'capture-id': randomUUID() }
        : {};
    return reply
      .code(answered.status)
      .headers({ ...headers, ...(order_id && { location: `${psp.url}/klarna/ordermanagement/v1/orders/${order_id}` }) })
      .send(answered.body);
  };
  const body = <T>(request: FastifyRequest) => (request.body ?? {}) as T;

  app.post('/klarna/payments/v1/sessions', guard('methods'), (request, reply) =>
    answer(request, reply, () => createSession(body<Order>(request))),
  );
  app.post<ById>('/klarna/payments/v1/sessions/:id', guard('methods'), (request, reply) =>
    answer(request, reply, () => updateSession(psp, request.params.id, body<Order>(request))),
  );
  app.post<ById>('/klarna/payments/v1/authorizations/:id/order', guard('finish'), (request, reply) =>
    answer(request, reply, () => placeOrder(psp, request.params.id, body<Order>(request))),
  );
  app.delete<ById>('/klarna/payments/v1/authorizations/:id', guard('cancel'), (request, reply) =>
    answer(request, reply, () => dropAuthorization(psp, request.params.id)),
  );
  app.post('/klarna/hpp/v1/sessions', guard('start'), (request, reply) =>
    answer(request, reply, () => createHostedPage(psp, body(request))),
  );
  app.get<ById>('/klarna/hpp/v1/sessions/:id', guard('lookUp'), async (request, reply) => {
    const page = psp.ledger.get<HostedPage>('klarnaPage', request.params.id);
    if (!page) return reply.code(404).send(wrong('Not found', 404, 'NOT_FOUND').body);
    return showHostedPage(page, psp.ledger.get<Session>('klarnaSession', page.sessionId));
  });
  app.delete<ById>('/klarna/hpp/v1/sessions/:id', guard('cancel'), (request, reply) =>
    answer(request, reply, () => {
      const page = psp.ledger.get<HostedPage>('klarnaPage', request.params.id);
      if (!page) return wrong('Not found', 404, 'NOT_FOUND');
      const isOpen = page.status === 'WAITING' || page.status === 'IN_PROGRESS';
      return { status: 204, body: '', changes: isOpen ? [savePage({ ...page, status: 'DISABLED' })] : [] };
    }),
  );
  orderRoutes(app, psp, { guard, answer, body });
}

type Tools = {
  guard: (operation: Operation) => { preHandler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> };
  answer: (request: FastifyRequest, reply: FastifyReply, work: () => Outcome) => Promise<unknown>;
  body: <T>(request: FastifyRequest) => T;
};

function orderRoutes(app: FastifyInstance, psp: Psp, { guard, answer, body }: Tools): void {
  const base = '/klarna/ordermanagement/v1/orders/:id';
  app.get<ById>(base, guard('lookUp'), async (request, reply) => {
    const payment = findPayment(psp.ledger, request.params.id);
    return payment?.provider === 'klarna' ? showOrder(payment) : reply.code(404).send(wrong('Not found', 404, 'NO_SUCH_ORDER').body);
  });
  app.post<ById>(`${base}/captures`, guard('capture'), (request, reply) =>
    answer(request, reply, () =>
      changeOrder(psp, request.params.id, { kind: 'captures', amount: body<{ captured_amount?: number }>(request).captured_amount }),
    ),
  );
  app.post<ById>(`${base}/refunds`, guard('refund'), (request, reply) =>
    answer(request, reply, () =>
      changeOrder(psp, request.params.id, { kind: 'refunds', amount: body<{ refunded_amount?: number }>(request).refunded_amount }),
    ),
  );
  app.patch<ById>(`${base}/authorization`, guard('cancel'), (request, reply) =>
    answer(request, reply, () => changeAuthorization(psp, request.params.id, body<{ order_amount?: number }>(request).order_amount ?? 0)),
  );
  app.post<ById>(`${base}/cancel`, guard('cancel'), (request, reply) =>
    answer(request, reply, () => changeOrder(psp, request.params.id, { kind: 'cancel' })),
  );
}
