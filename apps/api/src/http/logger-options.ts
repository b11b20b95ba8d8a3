import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { redactText, redactUrl } from './redact.ts';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Structured lines on standard output. What names or admits a person is taken out before it is written. */
export function loggerOptions({ level, stream }: { level: string; stream?: Logger['stream'] }): Logger {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: showError,
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

type Thrown = Error & { code?: string; cause?: unknown };

function showError(error: Thrown): { type: string; message: string; stack: string; code?: string; cause?: unknown } {
  return {
    type: error.constructor?.name ?? 'Error',
    message: redactText(String(error.message)),
    stack: redactText(String(error.stack ?? '')),
    ...(error.code !== undefined && { code: error.code }),
    ...(error.cause instanceof Error && { cause: showError(error.cause as Thrown) }),
  };
}
