import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const providers = ['adyen', 'klarna', 'iyzico', 'payByLink', 'pos', 'carrier'] as const;
export type Provider = (typeof providers)[number];

export const operations = ['methods', 'start', 'finish', 'lookUp', 'capture', 'refund', 'cancel'] as const;
export type Operation = (typeof operations)[number];

/** `timeout` and `error` happen before anything is done; `lostAnswer` and `errorAfter` after everything was. */
export const answerModes = ['slow', 'timeout', 'error', 'lostAnswer', 'errorAfter'] as const;
export const noticeModes = ['duplicate', 'reorder', 'late', 'early', 'forged', 'lost'] as const;
export const modes = [...answerModes, ...noticeModes] as const;
export type Mode = (typeof modes)[number];

export type Fault = {
  mode: Mode;
  /** For how many calls or notices; without it until it is taken away. */
  times?: number;
  delayMs?: number;
  /** Left out: every call that moves money. */
  operations?: Operation[];
};

export type Faults = ReturnType<typeof createFaults>;

const movesMoney: readonly Operation[] = ['start', 'finish', 'capture', 'refund', 'cancel'];

export function createFaults() {
  const byProvider = new Map<Provider, Fault[]>();

  function take(provider: Provider, wanted: readonly Mode[], operation?: Operation): Fault | undefined {
    const faults = byProvider.get(provider) ?? [];
    const fault = faults.find(
      (one) => wanted.includes(one.mode) && (!operation || (one.operations ?? movesMoney).includes(operation)) && one.times !== 0,
    );
    if (fault?.times !== undefined) fault.times -= 1;
    return fault && { ...fault };
  }

  return {
    set: (provider: Provider, faults: Fault[]) =>
      void byProvider.set(
        provider,
        faults.map((fault) => ({ ...fault })),
      ),
    list: () => Object.fromEntries(byProvider),
    clear: () => byProvider.clear(),
    take,
  };
}

type Call = { provider: Provider; operation: Operation };

/** What a call of this provider meets before it is handled. True: it was answered, or never will be. */
export async function meetFault(
  faults: Faults,
  { provider, operation }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const fault = faults.take(provider, answerModes, operation);
  if (!fault) return false;
  if (fault.mode === 'slow') await sleep(fault.delayMs ?? 2_000);
  if (fault.mode === 'timeout') {
    reply.hijack();
    // Held open until the other side gives up, as a provider that hangs would.
    const end = setTimeout(() => request.raw.socket.destroy(), fault.delayMs ?? 60_000).unref();
    request.raw.socket.once('close', () => clearTimeout(end));
    return true;
  }
  if (fault.mode === 'error') {
    await reply.code(500).type('text/plain').send('Internal error');
    return true;
  }
  if (fault.mode === 'lostAnswer' || fault.mode === 'errorAfter') request.fault = fault.mode;
  return false;
}

/** After the work: the answer goes astray. */
export function loseAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (request.fault === 'lostAnswer') request.raw.socket.destroy();
  if (request.fault !== 'errorAfter') return payload;
  reply.code(500).type('text/plain');
  return 'Internal error';
}

declare module 'fastify' {
  interface FastifyRequest {
    fault?: 'lostAnswer' | 'errorAfter';
  }
}
