import type { FastifyInstance } from 'fastify';

type Mode = 'cookie' | 'header';
type Told = { status: number; body: Record<string, unknown>; headers: Record<string, string> };

/** What the session library keeps for a page, over inject: cookies by path, the anti-csrf token, or the tokens of header mode. */
export function testBrowser(app: FastifyInstance, { mode = 'cookie', base = '/api/auth' }: { mode?: Mode; base?: string } = {}) {
  const kept = { cookies: new Map<string, string>(), antiCsrf: '', access: '', refresh: '', front: '' };

  async function call(
    method: 'GET' | 'POST' | 'DELETE' | 'PUT',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Told> {
    const isRefresh = url.endsWith('/session/refresh');
    const cookies = [...kept.cookies].filter(([name]) => name !== 'sRefreshToken' || isRefresh);
    const bearer = isRefresh ? kept.refresh : kept.access;
    const response = await app.inject({
      method,
      url,
      headers: {
        ...{ 'st-auth-mode': mode, rid: 'anti-csrf' },
        ...(cookies.length > 0 && { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(kept.antiCsrf && { 'anti-csrf': kept.antiCsrf }),
        ...(mode === 'header' && bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(payload && { payload }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(line)!;
      if (value) kept.cookies.set(name!, value);
      else kept.cookies.delete(name!);
    }
    const told = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    if (told['anti-csrf']) kept.antiCsrf = told['anti-csrf'];
    if (told['st-access-token'] !== undefined) kept.access = told['st-access-token'];
    if (told['st-refresh-token'] !== undefined) kept.refresh = told['st-refresh-token'];
    if (told['front-token']) kept.front = told['front-token'];
    return { status: response.statusCode, body: response.body ? response.json() : {}, headers: told };
  }

  const form = (fields: Record<string, string>) => ({ formFields: Object.entries(fields).map(([id, value]) => ({ id, value })) });
  return {
    kept,
    call,
    signUp: (email: string, password: string) => call('POST', `${base}/signup`, form({ email, password })),
    signIn: (email: string, password: string) => call('POST', `${base}/signin`, form({ email, password })),
    signOut: () => call('POST', `${base}/signout`),
    refresh: () => call('POST', `${base}/session/refresh`),
    isVerified: () => call('GET', `${base}/user/email/verify`),
    askReset: (email: string) => call('POST', `${base}/user/password/reset/token`, form({ email })),
    reset: (token: string, password: string) =>
      call('POST', `${base}/user/password/reset`, { method: 'token', token, ...form({ password }) }),
    askVerification: () => call('POST', `${base}/user/email/verify/token`),
    verify: (token: string) => call('POST', `${base}/user/email/verify`, { method: 'token', token }),
    /** What the page's scripts can read of the session. */
    front: () =>
      JSON.parse(Buffer.from(kept.front, 'base64').toString()) as { uid: string; ate: number; up: Record<string, { v: unknown }> },
  };
}
