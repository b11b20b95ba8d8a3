import type { Provider } from '@selvedge/contract/auth.ts';
import { importPKCS8, SignJWT } from 'jose';
import * as client from 'openid-client';
import type { ClientSecret, ProviderSettings } from './provider-settings.ts';

/** Who somebody is, in the words of a provider. */
export type ProviderProfile = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  tenant: string | undefined;
  picture?: string | undefined;
};

export type ProviderPort = {
  id: Provider;
  authorisationUrl(flow: { redirectUri: string; verifier: string; nonce: string }): Promise<string>;
  /** Throws when the provider does not vouch for what came back. */
  profile(flow: { redirectUri: string; query: Record<string, string>; verifier: string; nonce: string }): Promise<ProviderProfile>;
};

/** A provider over openid-client. Its keys and addresses are found once, when somebody first asks. */
export function openProvider(settings: ProviderSettings): ProviderPort {
  let found: Promise<client.Configuration> | undefined;
  const configuration = () => {
    found ??= configure(settings);
    // A provider that was away is asked again with the next shopper.
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
  return {
    id: settings.id,
    async authorisationUrl({ redirectUri, verifier, nonce }) {
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: redirectUri, response_type: 'code', scope: scopeOf(settings) },
        ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
        ...(!settings.oauth && { nonce }),
        ...(settings.id === 'apple' && { response_mode: 'form_post' }),
      });
      return url.href;
    },
    async profile({ redirectUri, query, verifier, nonce }) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, withQuery(redirectUri, query), {
        pkceCodeVerifier: verifier,
        // The browser compared the state with the one it kept; the nonce binds the answer to this browser once more.
        expectedState: client.skipStateCheck,
        ...(!settings.oauth && { expectedNonce: nonce, idTokenExpected: true }),
      });
      if (!settings.oauth) return fromClaims(settings.id, tokens.claims() ?? {});
      const response = await client.fetchProtectedResource(config, tokens.access_token, new URL(settings.oauth.profile), 'GET');
      const { id, sub, email, picture } = (await response.json()) as Record<string, unknown>;
      const { data } = (picture ?? {}) as { data?: { url?: unknown } };
      // Facebook does not say whether it has ever asked the owner of that address.
      return {
        subject: String(id ?? sub ?? ''),
        email: textOf(email),
        emailVerified: false,
        tenant: undefined,
        picture: pictureOf(data?.url),
      };
    },
  };
}

async function configure({ issuer, clientId, clientSecret, oauth }: ProviderSettings): Promise<client.Configuration> {
  const authentication = authenticate(clientId, clientSecret);
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  if (!oauth) return client.discovery(new URL(issuer), clientId, {}, authentication, { execute: insecure, timeout: 10 });
  const server = { issuer, authorization_endpoint: oauth.authorization, token_endpoint: oauth.token };
  const config = new client.Configuration(server, clientId, {}, authentication);
  for (const execute of insecure) execute(config);
  return config;
}

function authenticate(clientId: string, secret: ClientSecret): client.ClientAuth {
  if (typeof secret === 'string') return client.ClientSecretPost(secret);
  return async (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', await signSecret(clientId, secret));
  };
}

async function signSecret(clientId: string, { teamId, keyId, privateKey }: Exclude<ClientSecret, string>): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'));
}

function scopeOf({ id, oauth }: ProviderSettings): string {
  if (oauth) return oauth.scope;
  return id === 'apple' ? 'openid email' : 'openid email profile';
}

function withQuery(uri: string, query: Record<string, string>): URL {
  const url = new URL(uri);
  for (const name of ['code', 'iss', 'error', 'error_description']) if (query[name] !== undefined) url.searchParams.set(name, query[name]);
  return url;
}

function fromClaims(id: Provider, claims: Record<string, unknown>): ProviderProfile {
  const email = textOf(claims.email) ?? (id === 'azuread' ? textOf(claims.preferred_username) : undefined);
  // Apple says "true" as a text.
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  return { subject: String(claims.sub ?? ''), email, emailVerified, tenant: textOf(claims.tid), picture: pictureOf(claims.picture) };
}

/** Only what a page could show without giving the shopper away in plain text. */
function pictureOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text && text.length <= 1000 && URL.parse(text)?.protocol === 'https:' ? text : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
