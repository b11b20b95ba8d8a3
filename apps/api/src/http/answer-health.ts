import type { IncomingMessage, ServerResponse } from 'node:http';

const body = '{"status":"up"}';

/** `/healthz` before everything else: a flood that fills the shop must not make the process look dead. True when it has answered. */
export function answerHealth(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (url !== '/healthz' || (method !== 'GET' && method !== 'HEAD')) return false;
  response.writeHead(200, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(method === 'GET' ? body : undefined);
  return true;
}
