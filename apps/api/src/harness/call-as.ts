import { type Client, createClient } from '@selvedge/contract/client.ts';
import type { FastifyInstance } from 'fastify';
import type { Headers } from './sign-in-as.ts';

/** Our own client over inject, with the headers of whoever calls. */
export function callAs(app: FastifyInstance, caller: Headers = {}): Client {
  const fetch = (async (url: string, init: RequestInit) => {
    const response = await app.inject({
      method: init.method as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), ...caller },
      ...(init.body != null && { payload: init.body as string }),
    });
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode, headers });
  }) as typeof globalThis.fetch;
  return createClient({ apiBase: '', fetch });
}
