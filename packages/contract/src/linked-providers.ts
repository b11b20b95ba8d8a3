import { z } from 'zod';
import { Provider, ThirdPartyAnswer } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** The company's own provider is for its people alone, and makes accounts of their own. */
export const LinkableProvider = Provider.exclude(['azuread']);
export type LinkableProvider = z.infer<typeof LinkableProvider>;

export const LinkedProvider = z.object({ id: LinkableProvider, isLinked: z.boolean() });
export type LinkedProvider = z.infer<typeof LinkedProvider>;
const Providers = z.array(LinkedProvider);
const errors = ['conflict'] as const;

/** Providers beside the password: the account of the shopper who is signed in, never one that happens to have the same address. */
export const linkedProviders = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/user/providers',
    summary: 'The providers that the shop offers, and which of them open the account of the shopper who calls.',
    access: 'shopper',
    maintenance: 'account',
    response: Providers,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/auth/user/providers/link',
    summary: 'Links a provider to the account by what it sent back, in the session in which that was begun.',
    access: 'shopper',
    maintenance: 'account',
    body: ThirdPartyAnswer,
    response: Providers,
    errors,
    rateLimit: { limit: 60, seconds: 900 },
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/auth/user/providers/unlink',
    summary: 'Takes a provider off the account, unless it is the last way to sign in.',
    access: 'shopper',
    maintenance: 'account',
    body: z.object({ thirdPartyId: LinkableProvider }),
    response: Providers,
    errors,
    rateLimit: { limit: 60, seconds: 900 },
  }),
};
