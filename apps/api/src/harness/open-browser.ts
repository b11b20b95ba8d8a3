import { createClient } from '@selvedge/contract/client.ts';
import type { FastifyInstance } from 'fastify';

/** Keeps cookies as a browser does, each under its name. */
export function openBrowser(app: FastifyInstance, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  for (const pair of (headers.cookie ?? '').split('; ').filter(Boolean)) {
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(url),
      headers: {
        ...(init?.headers as Record<string, string>),
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(init?.body !== undefined && init.body !== null && { payload: init.body as string }),
    });
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';', 1);
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode });
  };
  return { api: createClient({ apiBase: '', fetch: send as typeof fetch }), cookies, send };
}
