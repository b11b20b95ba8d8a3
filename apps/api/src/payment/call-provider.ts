import type { PaymentAnswer, RefusalReason, UnknownReason } from './payment-provider.ts';

/** How a call failed. `notSent`: nothing left the shop. `answered`: the provider said no. Everything else leaves it open. */
export type Failure = { kind: 'notSent' } | { kind: 'answered'; status: number; body: string } | { kind: 'open'; why: UnknownReason };

export class CallFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === 'answered' ? `The provider answered ${failure.status}.` : `The provider's answer is missing: ${failure.kind}.`);
    this.failure = failure;
  }
}

export type Call = { url: string; method?: string; headers?: Record<string, string>; body?: string; timeoutMs: number };
export type Answer = { status: number; headers: Headers; text: string };

/** One HTTP call of a provider; throws `CallFailure` for everything but a 2xx. Never repeats by itself. */
export async function callProvider({ url, method = 'POST', headers, body, timeoutMs }: Call): Promise<Answer> {
  let answer: Answer;
  try {
    const init = { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...(headers && { headers }) } as const;
    const response = await fetch(url, { ...init, ...(body !== undefined && { body }) });
    answer = { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new CallFailure(failureOf(error));
  }
  const { status, text } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status >= 500 || status === 408) throw new CallFailure({ kind: 'open', why: 'serverError' });
  // Two requests under one key at the same time: the other one decides.
  if (status === 409 || answer.headers.get('transient-error') === 'true') throw new CallFailure({ kind: 'open', why: 'busy' });
  throw new CallFailure({ kind: 'answered', status, body: text });
}

const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure;
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return { kind: 'open', why: 'timeout' };
  return codesOf(error).length > 0 && codesOf(error).every((code) => neverSent.has(code))
    ? { kind: 'notSent' }
    : { kind: 'open', why: 'connectionLost' };
}

/** A host with several addresses fails once for each of them. */
function codesOf(error: unknown): string[] {
  const { code, cause, errors } = (error ?? {}) as { code?: string; cause?: unknown; errors?: unknown[] };
  if (errors) return errors.flatMap(codesOf);
  if (code) return [code];
  return cause ? codesOf(cause) : [];
}

/** What a failed call says of the money, when this call is the only one that could have moved it. */
export function judgeFailure(error: unknown): Extract<PaymentAnswer, { state: 'refused' | 'unknown' }> {
  const failure = failureOf(error);
  const refused = (reason: RefusalReason) => ({ state: 'refused', reason }) as const;
  if (failure.kind === 'notSent') return refused('unavailable');
  if (failure.kind === 'answered') return refused(failure.status === 429 ? 'unavailable' : 'rejected');
  return { state: 'unknown', why: failure.why };
}

/** The same after an earlier call: this one's failure says nothing of what that one did. */
export function openFailure(error: unknown): Extract<PaymentAnswer, { state: 'unknown' }> {
  const failure = failureOf(error);
  return { state: 'unknown', why: failure.kind === 'open' ? failure.why : failure.kind === 'notSent' ? 'connectionLost' : 'unreadable' };
}
