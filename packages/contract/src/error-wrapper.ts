import { unexpectedMessage } from './api-exception.ts';
import type { FieldErrors } from './error.ts';

const own = [300, 301, 302, 400, 401, 402, 403, 404, 500, 501, 502, 503, 504] as const;

/** Statuses with a class of their own; every other status from 300 on falls into its hundred. */
export type ErrorClass = `${(typeof own)[number]}` | '3xx' | '4xx' | '5xx';

export type ErrorWrapper = { status: number; class: ErrorClass; title: string; message: string; errors: string[] };

export function errorClass(status: number): ErrorClass {
  if ((own as readonly number[]).includes(status)) return String(status) as ErrorClass;
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

export function isError(answer: { status?: number; error?: unknown; hasError?: boolean }): boolean {
  return (answer.status ?? 0) >= 300 || answer.error !== undefined || answer.hasError === true;
}

export function wrapError(answer: {
  status: number;
  message?: string;
  result?: { code?: string; errors?: FieldErrors } | undefined;
}): ErrorWrapper {
  return {
    status: answer.status,
    class: errorClass(answer.status),
    title: answer.result?.code ?? 'unexpected',
    message: answer.message ?? unexpectedMessage,
    errors: Object.values(answer.result?.errors ?? {}).flat(),
  };
}
