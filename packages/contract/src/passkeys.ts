import { z } from 'zod';
import { AuthUser } from './auth.ts';
import { GeneralError, status } from './auth-answer.ts';
import { endpoint } from './endpoint.ts';

const Text = z.string().max(200);
const Bytes = z.string().max(20_000);
/** What a browser answers for an authenticator; read by the library that checks its signature. */
const PasskeyCredential = z.object({
  id: z.string().max(1_500),
  rawId: z.string().max(1_500),
  type: Text,
  authenticatorAttachment: Text.nullish(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).default({}),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes.optional(),
    authenticatorData: Bytes.optional(),
    signature: Bytes.optional(),
    userHandle: Text.nullish(),
    transports: z.array(Text).max(20).optional(),
    publicKey: Bytes.optional(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
});
export type PasskeyCredential = z.infer<typeof PasskeyCredential>;

const Kept = z.object({ webauthnGeneratedOptionsId: z.string(), createdAt: z.string(), expiresAt: z.string() });
const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });

const RegisterOptionsAnswer = z.discriminatedUnion('status', [
  status('OK').extend({
    ...Kept.shape,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    timeout: z.number(),
    attestation: z.string(),
    excludeCredentials: z.array(Descriptor),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    authenticatorSelection: z.object({ requireResidentKey: z.boolean(), residentKey: z.string(), userVerification: z.string() }),
  }),
  status('INVALID_EMAIL_ERROR').extend({ err: z.string() }),
]);
export type RegisterOptionsAnswer = z.infer<typeof RegisterOptionsAnswer>;

const RegisterAnswer = z.discriminatedUnion('status', [
  status('OK'),
  status('OPTIONS_NOT_FOUND_ERROR'),
  status('INVALID_CREDENTIALS_ERROR'),
  status('INVALID_AUTHENTICATOR_ERROR').extend({ reason: z.string() }),
  status('REGISTER_CREDENTIAL_NOT_ALLOWED').extend({ reason: z.string() }),
]);
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;

const SignInOptionsAnswer = status('OK').extend({
  ...Kept.shape,
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.string(),
});
export type SignInOptionsAnswer = z.infer<typeof SignInOptionsAnswer>;

const PasskeySignInAnswer = z.discriminatedUnion('status', [
  status('OK').extend({ user: AuthUser }),
  status('INVALID_CREDENTIALS_ERROR'),
  GeneralError,
]);
export type PasskeySignInAnswer = z.infer<typeof PasskeySignInAnswer>;

const ListPasskeysAnswer = status('OK').extend({
  credentials: z.array(
    z.object({
      webauthnCredentialId: z.string(),
      relyingPartyId: z.string(),
      recipeUserId: z.string(),
      createdAt: z.number(),
      /** Where it was added, in words; beyond what the session library reads. */
      device: z.string(),
      lastUsedAt: z.number().nullable(),
    }),
  ),
});
export type ListPasskeysAnswer = z.infer<typeof ListPasskeysAnswer>;

const RemovePasskeyAnswer = z.discriminatedUnion('status', [status('OK'), status('CREDENTIAL_NOT_FOUND_ERROR'), GeneralError]);
export type RemovePasskeyAnswer = z.infer<typeof RemovePasskeyAnswer>;

const Answered = z.object({ webauthnGeneratedOptionsId: z.uuid(), credential: PasskeyCredential });
const rateLimit = { limit: 60, seconds: 900 } as const;

/** Passkeys, as the session library's recipe `webauthn` asks for them. They are added to an account that is there; none is made by one. */
export const passkeys = {
  registerOptions: endpoint({
    method: 'POST',
    path: '/api/auth/webauthn/options/register',
    summary: 'What an authenticator is asked to make a passkey from, for the shopper who is signed in; good for five minutes.',
    access: 'shopper',
    maintenance: 'account',
    body: z.object({ email: z.string().max(254).optional() }),
    response: RegisterOptionsAnswer,
    rateLimit,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/webauthn/credential',
    summary: 'Adds a passkey to the account of the shopper who signed in within the last minutes.',
    access: 'shopper',
    maintenance: 'account',
    body: Answered.extend({ recipeUserId: z.string().max(100).optional() }),
    response: RegisterAnswer,
    rateLimit,
  }),
  signInOptions: endpoint({
    method: 'POST',
    path: '/api/auth/webauthn/options/signin',
    summary: 'What an authenticator is asked to sign; good for five minutes and for one answer.',
    access: 'public',
    maintenance: 'login',
    response: SignInOptionsAnswer,
    rateLimit,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/webauthn/signin',
    summary: 'Opens a session by a passkey. Every refusal is the same.',
    access: 'public',
    maintenance: 'login',
    body: Answered.extend({ shouldTryLinkingWithSessionUser: z.boolean().optional() }),
    response: PasskeySignInAnswer,
    rateLimit,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/auth/webauthn/credential/list',
    summary: "The shopper's own passkeys, newest first.",
    access: 'shopper',
    maintenance: 'account',
    response: ListPasskeysAnswer,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/auth/webauthn/credential/remove',
    summary: "Takes one of the shopper's own passkeys away, unless it is the last way to sign in.",
    access: 'shopper',
    maintenance: 'account',
    body: z.object({ webauthnCredentialId: z.string().max(1_500) }),
    response: RemovePasskeyAnswer,
    rateLimit,
  }),
};
