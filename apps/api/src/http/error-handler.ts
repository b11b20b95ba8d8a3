import type { Refusal } from '@selvedge/contract/api-exception.ts';
import { type ErrorCode, type FieldErrors, ShopError, statusOf } from '@selvedge/contract/error.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { InvalidClaim } from './invalid-claim.ts';
import { type ShownError, showError } from './logger-options.ts';
import { RateLimited } from './rate-limited.ts';
import { valuesSent } from './values-sent.ts';

/** Every failure ends here. A refusal says what the caller can do; a bug says nothing but the number to quote. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { code, errors, retryAfter, claims } = toRefusal(error);
  if (code === 'unexpected') request.log.error({ err: shown(error, request), req: request }, 'unexpected');
  // Not for what we refuse ourselves: a line for each would add to the pressure.
  if (code === 'unavailable' && !(error instanceof ShopError))
    request.log.warn({ err: shown(error, request), req: request }, 'unavailable');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendRefusal(request, reply, { code, errors, claims });
}

function shown(error: unknown, request: FastifyRequest): ShownError | string {
  return error instanceof Error ? showError(error, valuesSent(request)) : `a thrown ${typeof error}`;
}

export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, errors = {}, claims }: { code: ErrorCode; errors?: FieldErrors; claims?: Refusal['claimValidationErrors'] },
): Promise<FastifyReply> {
  const status = statusOf[code];
  // What was prepared for an answer (a validator, an encoding) would describe the refusal wrongly.
  for (const name of ['etag', 'content-encoding', 'content-length', 'content-type', 'last-modified', 'set-cookie'])
    reply.removeHeader(name);
  reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id);
  const { renderError } = reply.server.shop;
  // A page would be one of the market that this process does not have, and it is a balancer that reads the answer.
  if (renderError && code !== 'misdirected' && !isApiPath(request.url)) return sendPage(request, reply, { status, renderError });
  const body: Refusal = { code, errors, requestId: request.id, ...(claims && { claimValidationErrors: claims }) };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

type RenderError = (request: FastifyRequest, status: number) => string | Promise<string>;

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: { status: number; renderError: RenderError }) {
  try {
    return reply.type('text/html; charset=utf-8').send(await page.renderError(request, page.status));
  } catch (error) {
    // The page of a failure may fail with it; the visitor still gets an answer.
    request.log.error({ err: shown(error, request), req: request }, 'the error page failed');
    return reply.type('text/plain; charset=utf-8').send(`${page.status} (${request.id})`);
  }
}

export function isApiPath(url: string): boolean {
  return /^\/(?:api(?:[/?]|$)|auth\/|openapi\.json|healthz|readyz)/.test(url);
}

type Described = { code: ErrorCode; errors: FieldErrors; retryAfter?: number; claims?: Refusal['claimValidationErrors'] };

function toRefusal(error: unknown): Described {
  if (error instanceof RateLimited) return { code: error.code, errors: {}, retryAfter: error.retryAfter };
  if (error instanceof InvalidClaim) return { code: error.code, errors: {}, claims: error.claims };
  if (error instanceof ShopError) return { code: error.code, errors: error.errors, ...retryOf(error.code) };
  if (isDatabaseAway(error) || isDiskFull(error)) return { code: 'unavailable', errors: {}, retryAfter: 5 };
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const named = fastifyCodes[code ?? ''];
  if (named) return { code: named, errors: {} };
  // Whatever else the framework refuses on the caller's account: bad JSON, a poisoned prototype, a length that lies.
  const isCallers = (code?.startsWith('FST_ERR_') || error instanceof SyntaxError) && statusCode !== undefined && statusCode < 500;
  return { code: isCallers ? 'invalid_request' : 'unexpected', errors: {} };
}

/** Somebody will make room: what was sent is right, and can be sent again. */
function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as { code?: string } | undefined)?.code ?? '');
}

/** A crowd is gone in seconds, work on the shop is not. */
function retryOf(code: ErrorCode): { retryAfter?: number } {
  if (code === 'unavailable') return { retryAfter: 5 };
  return code === 'closed_for_maintenance' ? { retryAfter: 120 } : {};
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};
