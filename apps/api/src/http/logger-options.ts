import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { framesOf, redactText, withoutValues } from './redact.ts';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

type LoggerSettings = {
  level: string;
  stream?: Logger['stream'];
  /** What every line says beside its own words. */
  mixin?: () => Record<string, string>;
};

/**
 * Structured lines on standard output. Of a request only what we wrote ourselves is shown, the route: its path and query are what
 * somebody else wrote, and hold baskets, receipts, addresses and tokens.
 */
export function loggerOptions({ level, stream, mixin }: LoggerSettings): Logger {
  return {
    level,
    ...(stream && { stream }),
    ...(mixin && { mixin }),
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'unknown' }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      // What was shown already, without what its caller sent, passes as it is.
      err: (error: Error | ShownError) => (error instanceof Error ? showError(error) : error),
    },
  };
}

const secretFields = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-service-key"]',
  'password',
  'token',
  'accessToken',
  'apiKey',
  'email',
];

export type ShownError = { type: string; message: string; stack: string; code?: string; cause?: ShownError };

/** An error as logs show it. `sent` is what the caller wrote, where a request is to blame. */
export function showError(error: Error & { code?: string; cause?: unknown }, sent: readonly string[] = []): ShownError {
  return {
    type: error.constructor?.name ?? 'Error',
    message: redactText(withoutValues(String(error.message), sent)),
    stack: framesOf(String(error.stack ?? '')),
    ...(error.code !== undefined && { code: error.code }),
    ...(error.cause instanceof Error && { cause: showError(error.cause, sent) }),
  };
}
