import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';

export type Person = { sub: string; email?: string; email_verified?: boolean | string; tid?: string; picture?: string };

export type TestProvider = {
  issuer: string;
  /** Whoever signs in next is this person. */
  people: Map<string, Person>;
  /** Signs in as a browser would and answers where the provider sends it, with what. */
  signIn(url: string, sub: string): Promise<{ method: 'GET' | 'POST'; url: string; form: Record<string, string> }>;
  stop(): Promise<void>;
};

/** A real OpenID provider on this machine, with one client for whichever callback is asked for. */
export async function startTestProvider(callbacks: string[]): Promise<TestProvider> {
  const people = new Map<string, Person>();
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'a secret of the provider',
        redirect_uris: callbacks,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'tid', 'email', 'email_verified', 'picture'] },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    jwks: { keys: [await testKey()] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  });
  server.on('request', provider.callback());
  return { issuer, people, signIn, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function testKey() {
  const { generateKeyPair, exportJWK } = await import('jose');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: 'test', use: 'sig' } as never;
}

async function signIn(start: string, sub: string): ReturnType<TestProvider['signIn']> {
  const cookies = new Map<string, string>();
  let request: { url: string; form?: Record<string, string> } = { url: start };
  const { origin } = new URL(start);
  for (let step = 0; step < 12; step++) {
    const response = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.form && { method: 'POST', body: new URLSearchParams(request.form) }),
    });
    for (const line of response.headers.getSetCookie()) cookies.set(...(line.split(';', 1)[0]!.split(/=(.*)/s, 2) as [string, string]));
    const location = response.headers.get('location');
    if (location) {
      const next = new URL(location, request.url);
      if (next.origin !== origin) return { method: 'GET', url: next.href, form: {} };
      request = { url: next.href };
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`The provider answered ${response.status}: ${page.slice(0, 500)}`);
    const fields = Object.fromEntries([...page.matchAll(/name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
    if (new URL(action, request.url).origin !== origin) return { method: 'POST', url: action, form: fields };
    request = {
      url: new URL(action, request.url).href,
      form: { ...fields, ...(page.includes('name="login"') && { login: sub, password: 'x' }) },
    };
  }
  throw new Error('The provider never came to an end.');
}
