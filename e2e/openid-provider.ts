// A provider for the journeys, as a program of its own: node e2e/openid-provider.ts <port> <callback> [<callback> ...]
// Whoever types an e-mail address is that person; `unproven` in it means that the provider has never asked its owner.
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [port, ...callbacks] = process.argv.slice(2);
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: 'shop',
      client_secret: 'a secret of the provider',
      redirect_uris: callbacks,
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub', 'tid', 'email', 'email_verified'] },
  scopes: ['openid', 'email', 'profile'],
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['journeys'] },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'journeys', use: 'sig' } as never] },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: async () => ({ sub, email: sub, email_verified: !sub.includes('unproven'), tid: 'the-company' }),
  }),
});
createServer(provider.callback()).listen(Number(port), 'localhost');
