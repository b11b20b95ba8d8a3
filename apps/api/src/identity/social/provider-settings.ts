import type { Provider } from '@selvedge/contract/auth.ts';
import { z } from 'zod';

/** A provider that the shop has been given keys for. Without keys it is not offered. */
export type ProviderSettings = {
  id: Provider;
  clientId: string;
  clientSecret: ClientSecret;
  /** An OpenID provider's own address; the rest is found from there. */
  issuer: string;
  /** azuread: only people of this company. */
  tenant?: string;
  /** Facebook speaks OAuth alone, so there is nothing to find. */
  oauth?: { authorization: string; token: string; profile: string; scope: string };
};

/** Apple's is signed anew each time. */
export type ClientSecret = string | { teamId: string; keyId: string; privateKey: string };

const text = z.string().optional();
const names = ['GOOGLE', 'FACEBOOK', 'APPLE', 'AZUREAD'] as const;

/** `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET` and so on; another issuer is for tests and refused in production. */
export function providerEnvironment(isProduction: boolean) {
  const issuer = z
    .url()
    .refine(() => !isProduction, 'is for tests and refused in production; leave it unset')
    .optional();
  const each = Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_CLIENT_ID`, text],
      [`${name}_CLIENT_SECRET`, text],
      [`${name}_ISSUER`, issuer],
    ]),
  ) as Record<`${(typeof names)[number]}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'ISSUER'}`, typeof text>;
  return {
    ...each,
    APPLE_TEAM_ID: text,
    APPLE_KEY_ID: text,
    APPLE_PRIVATE_KEY: text,
    AZUREAD_TENANT_ID: text,
  };
}

type Environment = Partial<Record<keyof ReturnType<typeof providerEnvironment>, string | undefined>>;

export function readProviders(e: Environment): ProviderSettings[] {
  const graph = 'https://graph.facebook.com/v23.0';
  const own = e.FACEBOOK_ISSUER;
  const facebook = own
    ? { authorization: `${own}/auth`, token: `${own}/token`, profile: `${own}/me`, scope: 'openid email' }
    : {
        authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
        token: `${graph}/oauth/access_token`,
        profile: `${graph}/me?fields=id,email,picture`,
        scope: 'email public_profile',
      };
  const found: (ProviderSettings | undefined)[] = [
    keys('google', e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET, { issuer: e.GOOGLE_ISSUER ?? 'https://accounts.google.com' }),
    keys('facebook', e.FACEBOOK_CLIENT_ID, e.FACEBOOK_CLIENT_SECRET, {
      issuer: own ?? 'https://www.facebook.com',
      oauth: facebook,
    }),
    keys('apple', e.APPLE_CLIENT_ID, appleSecret(e), { issuer: e.APPLE_ISSUER ?? 'https://appleid.apple.com' }),
    e.AZUREAD_TENANT_ID
      ? keys('azuread', e.AZUREAD_CLIENT_ID, e.AZUREAD_CLIENT_SECRET, {
          issuer: e.AZUREAD_ISSUER ?? `https://login.microsoftonline.com/${e.AZUREAD_TENANT_ID}/v2.0`,
          tenant: e.AZUREAD_TENANT_ID,
        })
      : undefined,
  ];
  return found.filter((each) => each !== undefined);
}

function keys(
  id: Provider,
  clientId: string | undefined,
  clientSecret: ClientSecret | undefined,
  rest: Omit<ProviderSettings, 'id' | 'clientId' | 'clientSecret'>,
): ProviderSettings | undefined {
  return clientId && clientSecret ? { id, clientId, clientSecret, ...rest } : undefined;
}

function appleSecret({ APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_CLIENT_SECRET }: Environment): ClientSecret | undefined {
  if (APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY) {
    return { teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY.replaceAll('\\n', '\n') };
  }
  return APPLE_CLIENT_SECRET;
}

declare module '../../shop/shop.ts' {
  interface ShopConfig {
    /** Google, Facebook, Apple and the company's own, as far as the shop has keys for them. */
    providers?: ProviderSettings[];
  }
}
