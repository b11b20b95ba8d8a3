import { z } from 'zod';
import { GeneralError, status } from './auth-answer.ts';
import { emailExistsLimit } from './email-exists-limit.ts';
import { endpoint } from './endpoint.ts';

/**
 * The front-end interface of SuperTokens, which our storefront's session library speaks. A refusal that a shopper may meet is a
 * `status` in an answer of 200; the library throws at anything from 300 on. The same calls answer below `/auth`.
 */
export const authBase = '/api/auth';
export const authAlias = '/auth';

export const Provider = z.enum(['google', 'facebook', 'apple', 'azuread']);
export type Provider = z.infer<typeof Provider>;

/** As long as a request may be: what is too long for a field is that field's problem, and said beside it (AUT-049). */
const FormField = z.object({ id: z.string().max(50), value: z.string() });
const FormFields = z.object({ formFields: z.array(FormField).max(20) });
export type FormFields = z.infer<typeof FormFields>;

export const AuthUser = z.object({
  id: z.string(),
  timeJoined: z.number(),
  isPrimaryUser: z.boolean(),
  tenantIds: z.array(z.string()),
  emails: z.array(z.string()),
  phoneNumbers: z.array(z.string()),
  thirdParty: z.array(z.object({ id: z.string(), userId: z.string() })),
  webauthn: z.object({ credentialIds: z.array(z.string()) }),
  loginMethods: z.array(
    z.object({
      recipeId: z.enum(['emailpassword', 'thirdparty', 'webauthn']),
      recipeUserId: z.string(),
      tenantIds: z.array(z.string()),
      timeJoined: z.number(),
      verified: z.boolean(),
      email: z.string(),
      thirdParty: z.object({ id: z.string(), userId: z.string() }).optional(),
      webauthn: z.object({ credentialIds: z.array(z.string()) }).optional(),
    }),
  ),
});
export type AuthUser = z.infer<typeof AuthUser>;

const ok = status('OK');
const SignedIn = ok.extend({ user: AuthUser });
const FieldError = status('FIELD_ERROR').extend({ formFields: z.array(z.object({ id: z.string(), error: z.string() })) });
const refused = <const S extends string>(name: S) => status(name).extend({ reason: z.string() });

const SignUpAnswer = z.discriminatedUnion('status', [SignedIn, FieldError, refused('SIGN_UP_NOT_ALLOWED'), GeneralError]);
const SignInAnswer = z.discriminatedUnion('status', [
  SignedIn,
  FieldError,
  status('WRONG_CREDENTIALS_ERROR'),
  refused('SIGN_IN_NOT_ALLOWED'),
  GeneralError,
]);
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;
export type SignInAnswer = z.infer<typeof SignInAnswer>;

const ResetTokenAnswer = z.discriminatedUnion('status', [ok, FieldError, refused('PASSWORD_RESET_NOT_ALLOWED'), GeneralError]);
const ResetAnswer = z.discriminatedUnion('status', [ok, FieldError, status('RESET_PASSWORD_INVALID_TOKEN_ERROR'), GeneralError]);
export type ResetTokenAnswer = z.infer<typeof ResetTokenAnswer>;
export type ResetAnswer = z.infer<typeof ResetAnswer>;

const VerifyTokenAnswer = z.discriminatedUnion('status', [ok, status('EMAIL_ALREADY_VERIFIED_ERROR'), GeneralError]);
const VerifyAnswer = z.discriminatedUnion('status', [
  ok,
  status('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR'),
  /** The link did its work before: a page that is loaded anew is no failure. */
  status('EMAIL_ALREADY_VERIFIED_ERROR'),
  GeneralError,
]);
export type VerifyTokenAnswer = z.infer<typeof VerifyTokenAnswer>;
export type VerifyAnswer = z.infer<typeof VerifyAnswer>;

const Token = z.object({ method: z.literal('token').optional(), token: z.string().max(200) });

/** `message` is for a person who reads the network log; the library looks at the status alone. */
const RefreshAnswer = z.union([
  ok,
  z.object({ code: z.literal('unauthorized'), errors: z.object({}), message: z.string(), requestId: z.string() }),
]);
export type RefreshAnswer = z.infer<typeof RefreshAnswer>;

const SignInUpAnswer = z.discriminatedUnion('status', [
  SignedIn.extend({ createdNewRecipeUser: z.boolean() }),
  status('NO_EMAIL_GIVEN_BY_PROVIDER'),
  refused('SIGN_IN_UP_NOT_ALLOWED'),
  GeneralError,
]);
export type SignInUpAnswer = z.infer<typeof SignInUpAnswer>;

/** What a provider sent back to the browser. */
export const ThirdPartyAnswer = z.object({
  thirdPartyId: Provider,
  redirectURIInfo: z.object({
    redirectURIOnProviderDashboard: z.string().max(500),
    redirectURIQueryParams: z.record(z.string().max(100), z.string().max(4000)),
    pkceCodeVerifier: z.string().max(200).optional(),
  }),
});
export type ThirdPartyAnswer = z.infer<typeof ThirdPartyAnswer>;

const Enabled = z.object({ enabled: z.boolean() });

export const auth = {
  loginMethods: endpoint({
    method: 'GET',
    path: '/api/auth/loginmethods',
    summary: 'How one can sign in here: with a password, and through the providers that the shop has keys for.',
    access: 'public',
    maintenance: 'login',
    response: ok.extend({
      emailPassword: Enabled,
      passwordless: Enabled,
      thirdParty: Enabled.extend({ providers: z.array(z.object({ id: Provider, name: z.string() })) }),
      firstFactors: z.array(z.string()),
    }),
  }),
  authorisationUrl: endpoint({
    method: 'GET',
    path: '/api/auth/authorisationurl',
    summary: 'Where to send the shopper to sign in with a provider; good for ten minutes, in this browser.',
    access: 'public',
    maintenance: 'login',
    query: z.object({ thirdPartyId: Provider, redirectURIOnProviderDashboard: z.string().max(500) }),
    response: ok.extend({ urlWithQueryParams: z.string(), pkceCodeVerifier: z.string() }),
    rateLimit: { limit: 60, seconds: 900 },
  }),
  signInUp: endpoint({
    method: 'POST',
    path: '/api/auth/signinup',
    summary: "Opens a session by a provider's word, for a known shopper or a new one.",
    access: 'public',
    maintenance: 'login',
    body: ThirdPartyAnswer,
    response: SignInUpAnswer,
    rateLimit: { limit: 60, seconds: 900 },
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Makes an account from an e-mail address and a password, and opens a session.',
    access: 'public',
    maintenance: 'login',
    body: FormFields,
    response: SignUpAnswer,
    rateLimit: { limit: 100, seconds: 3600 },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/signin',
    summary:
      'Opens a session. After five failures in fifteen minutes an account refuses strangers for the rest of them; a device that has opened it before has five of its own.',
    access: 'public',
    maintenance: 'login',
    body: FormFields,
    response: SignInAnswer,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/session/refresh',
    summary: 'New tokens for an old refresh token, which may be used again only until the new one has been.',
    access: 'public',
    maintenance: 'open',
    response: RefreshAnswer,
    errors: ['unauthorized'],
    accepted: [200, 401],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/signout',
    summary: 'Ends the session everywhere at once. Without one there is nothing to do.',
    access: 'public',
    maintenance: 'open',
    response: ok,
  }),
  emailExists: endpoint({
    method: 'GET',
    path: '/api/auth/emailpassword/email/exists',
    summary: 'Whether there is an account for an e-mail address.',
    access: 'public',
    maintenance: 'login',
    query: z.object({ email: z.string().max(254) }),
    response: ok.extend({ exists: z.boolean() }),
    rateLimit: emailExistsLimit,
  }),
  sendPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/user/password/reset/token',
    summary: 'Sends a link for a new password, if there is such an account; the answer does not say whether.',
    access: 'public',
    maintenance: 'login',
    body: FormFields,
    response: ResetTokenAnswer,
    rateLimit: { limit: 20, seconds: 900 },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/user/password/reset',
    summary: "Sets a new password by a mail's token and ends every session of the account.",
    access: 'public',
    maintenance: 'login',
    body: FormFields.extend(Token.shape),
    response: ResetAnswer,
    rateLimit: { limit: 20, seconds: 900 },
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/user/email/verify/token',
    summary: "Sends a link that proves the shopper's e-mail address.",
    access: 'shopper',
    maintenance: 'login',
    response: VerifyTokenAnswer,
    rateLimit: { limit: 20, seconds: 900 },
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/user/email/verify',
    summary: "Proves an e-mail address by a mail's token; a session of the same shopper gets new tokens that say so.",
    access: 'public',
    maintenance: 'login',
    body: Token,
    response: VerifyAnswer,
    rateLimit: { limit: 30, seconds: 900 },
  }),
  isEmailVerified: endpoint({
    method: 'GET',
    path: '/api/auth/user/email/verify',
    summary: "Whether the shopper's e-mail address is proven; new tokens when they said otherwise.",
    access: 'shopper',
    maintenance: 'login',
    response: ok.extend({ isVerified: z.boolean() }),
  }),
};
