import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, statusOf } from '@selvedge/contract/error.ts';

/** Requests that the HTTP parser itself gives up on: no request object exists, so the answer is written by hand. */
export function answerClientError(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'invalid_request';
    // 408 has no refusal of its own: nobody asked for anything yet.
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : statusOf[code];
    const requestId = randomUUID();
    const body = JSON.stringify({ code, errors: {}, requestId });
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': requestId,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
