// A provider for the journeys, as a program of its own: node e2e/openid-provider.ts <port> <callback> [<callback> ...]
// Whoever types an e-mail address is that person; `unproven` in it means that the provider has never asked its owner.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

const [port, ...callbacks] = process.argv.slice(2);
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
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
  jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'journeys', use: 'sig' } as never] },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: async () => ({ sub, email: sub, email_verified: !sub.includes('unproven'), tid: 'the-company' }),
  }),
});
createServer(provider.callback()).listen(Number(port), 'localhost');
