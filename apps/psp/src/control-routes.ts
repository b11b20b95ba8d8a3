import type { FastifyInstance } from 'fastify';
import { type Fault, modes, operations, type Provider, providers } from './faults.ts';
import type { Notice } from './notices.ts';
import { type Payment, paymentsOf, showBook } from './payments.ts';
import type { Psp } from './psp.ts';

type ByProvider = { Params: { provider: string }; Body: Fault | Fault[] };

/** What tests, benches and the audit need of the sandbox; no provider has any of it. */
export function controlRoutes(app: FastifyInstance, psp: Psp): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { reference?: string } }>('/ledger', async (request) => {
    const { reference } = request.query;
    const payments = reference === undefined ? psp.ledger.all<Payment>('payment') : paymentsOf(psp.ledger, reference);
    return { payments: showBook(payments) };
  });
  app.get('/control/faults', async () => ({ faults: psp.faults.list(), modes, operations, providers }));
  app.delete('/control/faults', async () => {
    psp.faults.clear();
    return { faults: {} };
  });
  app.put<ByProvider>('/control/faults/:provider', async (request, reply) => {
    const { provider } = request.params;
    const faults = [request.body ?? []].flat();
    const isKnown = providers.includes(provider as Provider) && faults.every(isFault);
    if (!isKnown) return reply.code(400).send({ error: 'unknown provider, mode or operation', providers, modes, operations });
    psp.faults.set(provider as Provider, faults);
    return { faults: psp.faults.list() };
  });
  app.get('/control/notices', async () => ({
    notices: psp.ledger.all<Notice>('notice').map(({ id, provider, url, attempts, isForged, doneAt, lastStatus }) => ({
      ...{ id, provider, url, attempts, isForged, isDone: doneAt !== undefined, lastStatus },
    })),
  }));
  app.put<{ Body: Psp['notify'] }>('/control/notify', async (request) => {
    Object.assign(psp.notify, request.body);
    return { notify: psp.notify };
  });
}

function isFault(fault: Partial<Fault>): fault is Fault {
  const isCount = (value: unknown) => value === undefined || (Number.isInteger(value) && (value as number) >= 0);
  const known = fault.operations ?? [];
  const { mode, times, delayMs } = fault;
  return mode !== undefined && modes.includes(mode) && isCount(times) && isCount(delayMs) && known.every((one) => operations.includes(one));
}
