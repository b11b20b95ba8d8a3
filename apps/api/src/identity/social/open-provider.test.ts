import { createServer } from 'node:http';
import { decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { openProvider } from './open-provider.ts';

/** Apple's side as far as it is reached: where its addresses are, and what was sent to the one that gives tokens. */
async function startApple() {
  const sent: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/.well-known/openid-configuration') {
      return response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }));
    }
    let body = '';
    for await (const part of request) body += part;
    sent.push(new URLSearchParams(body));
    response.statusCode = 400;
    return response.end(JSON.stringify({ error: 'invalid_grant' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  return { issuer, sent, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test("AUT-042 Apple is shown a secret that is signed anew with the shop's key, names team, key and shop, and ends soon", async () => {
  const apple = await startApple();
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const clientSecret = { teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: await exportPKCS8(privateKey) };
  const provider = openProvider({ id: 'apple', clientId: 'example.shop', clientSecret, issuer: apple.issuer });
  const flow = { redirectUri: 'https://shop.example/api/auth/callback/apple', verifier: 'v'.repeat(43), nonce: 'n' };
  try {
    expect(new URL(await provider.authorisationUrl(flow)).searchParams.get('response_mode')).toBe('form_post');
    await expect(provider.profile({ ...flow, query: { code: 'c' } })).rejects.toThrow();
  } finally {
    await apple.stop();
  }
  const [form] = apple.sent;
  expect(form!.get('client_id')).toBe('example.shop');
  const secret = form!.get('client_secret')!;
  expect(decodeProtectedHeader(secret)).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' });
  const { payload } = await jwtVerify(secret, publicKey, {
    issuer: 'TEAM123456',
    subject: 'example.shop',
    audience: 'https://appleid.apple.com',
  });
  expect(payload.exp! - payload.iat!).toBe(300);
});
