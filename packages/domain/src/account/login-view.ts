/** AUT-022 exactly one of these is shown. */
export type LoginView = 'login' | 'signup' | 'forgotPassword' | 'resetPassword' | 'verifyEmail';

/** AUT-019 a new password is asked for on the callback alone, where its token is; it has no name in the login page's address. */
const names: Partial<Record<LoginView, string>> = { signup: 'signup', forgotPassword: 'forgot-password', verifyEmail: 'verify' };

export function viewOf(name: string | null | undefined): LoginView {
  return (Object.keys(names) as LoginView[]).find((view) => names[view] === name) ?? 'login';
}

/** AUT-021 the address of a view; what a mail's link brought along is gone from it. */
export function searchOf(view: LoginView): string {
  const name = names[view];
  return name ? `?view=${name}` : '';
}

export type Callback =
  | { kind: 'resetPassword' | 'verifyEmail' | 'confirmEmail' | 'joinClub' | 'confirmWish'; token: string }
  | { kind: 'thirdParty' }
  | { kind: 'nothing' };

const mails = {
  emailpassword: 'resetPassword',
  emailverification: 'verifyEmail',
  account: 'confirmEmail',
  customerclub: 'joinClub',
  notifyme: 'confirmWish',
} as const;

/** AUT-020, AUT-025 what somebody came back for: a mail's link names it by `rid` and brings a `token`, a provider a `state`. */
export function readCallback(query: URLSearchParams): Callback {
  const token = query.get('token');
  const rid = query.get('rid') ?? '';
  if (token && Object.hasOwn(mails, rid)) return { kind: mails[rid as keyof typeof mails], token };
  if (token && query.get('view') === 'verify') return { kind: 'verifyEmail', token };
  return query.has('state') || query.has('code') || query.has('error') ? { kind: 'thirdParty' } : { kind: 'nothing' };
}
