import { linkedProviders } from '@selvedge/contract/linked-providers.ts';
import { passkeys } from '@selvedge/contract/passkeys.ts';
import { secondFactor } from '@selvedge/contract/second-factor.ts';
import { LinkedProviders } from '../account/security/linked-providers.tsx';
import { Passkeys } from '../account/security/passkeys.tsx';
import { PasswordChange } from '../account/security/password-change.tsx';
import { SecondFactor } from '../account/security/second-factor.tsx';
import { useSignOut } from '../account/use-sign-out.ts';
import { VerifyNote } from '../account/verify-note.tsx';
import { CodeStep } from '../sign-in/code-step.tsx';
import { FinishThirdParty } from '../sign-in/finish-third-party.tsx';
import { ForgotForm } from '../sign-in/forgot-form.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';
import { ResetForm } from '../sign-in/reset-form.tsx';
import { SignupForm } from '../sign-in/signup-form.tsx';
import { VerifyView } from '../sign-in/verify-view.tsx';
import { allTheSame, asked, type OutcomeScreen, ok, onSignedIn, refusal, said, signUp, stored, user } from './outcome-parts.fixture.tsx';
import { press, send, standInForDevice, type } from './test-screen.tsx';

const inAuth = { place: 'alert', otherwise: 'feedback.error_generic' } as const;

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      out
    </button>
  );
}

const factor = ok({ status: 'OK', devices: [{ name: 'authenticator', period: 30, skew: 1, verified: true, recoveryCodesLeft: 8 }] });

const noFactor = ok({ status: 'OK', devices: [] });

const passkey = ok({
  status: 'OK',
  credentials: [{ webauthnCredentialId: 'k', relyingPartyId: 'x', recipeUserId: 'u', createdAt: 0, device: 'Phone', lastUsedAt: null }],
});

const signInOptions = { status: 'OK', ...asked, rpId: 'localhost', userVerification: 'required' };

const registerOptions = {
  ...{ status: 'OK', ...asked, rp: { id: 'localhost', name: 'x' }, user: { id: 'AAAA', name: 'a', displayName: 'a' } },
  ...{ attestation: 'none', excludeCredentials: [], pubKeyCredParams: [{ alg: -7, type: 'public-key' }] },
  authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'required' },
};

const begun = {
  endpoint: secondFactor.createDevice,
  reply: ok({ status: 'OK', deviceName: 'authenticator', secret: 'ABCDEFGH', qrCodeString: 'otpauth://x' }),
};

export const signInOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'auth.signUp', screen: 'signing up', ...inAuth },
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [
      said('FIELD_ERROR', { key: 'taken', place: 'field' }, { formFields: [{ id: 'email', error: 'taken' }] }),
      said('SIGN_UP_NOT_ALLOWED', 'no', { reason: 'no' }),
    ],
  },
  {
    ...{ endpoint: 'auth.signIn', screen: 'signing in', ...inAuth },
    draw: () => <LoginForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await type('[name=password]', 'secret');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com', '[name=password]': 'secret' },
    refusals: [said('WRONG_CREDENTIALS_ERROR', 'login.wrong_credentials'), said('SIGN_IN_NOT_ALLOWED', 'no', { reason: 'no' })],
  },
  {
    ...{ endpoint: 'auth.sendPasswordReset', screen: 'a forgotten password', ...inAuth },
    draw: () => <ForgotForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=email]', 'ada@example.com');
      await send();
    },
    keeps: { '[name=email]': 'ada@example.com' },
    refusals: [said('PASSWORD_RESET_NOT_ALLOWED', 'no', { reason: 'no' })],
  },
  {
    ...{ endpoint: 'auth.sendPasswordReset', screen: 'a password forgotten in the account', ...inAuth },
    draw: () => <PasswordChange user={user} />,
    act: () => press('account.password_forgotten'),
  },
  {
    ...{ endpoint: 'auth.resetPassword', screen: 'a new password by mail', ...inAuth, url: '?rid=emailpassword&token=t' },
    draw: () => <ResetForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=password]', 'a long secret');
      await send();
    },
    keeps: { '[name=password]': 'a long secret' },
    refusals: [said('RESET_PASSWORD_INVALID_TOKEN_ERROR', 'login.link_used_up')],
  },
  {
    ...{ endpoint: 'auth.verifyEmail', screen: 'the link that proves an address', ...inAuth, url: '?rid=emailverification&token=t' },
    draw: () => <VerifyView place="page" onSignedIn={onSignedIn} />,
    act: async () => {},
    refusals: [said('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', 'login.link_used_up')],
  },
  {
    ...{ endpoint: 'auth.sendVerification', screen: 'the mail once more', ...inAuth, isSignedIn: true },
    draw: () => <VerifyView place="page" onSignedIn={onSignedIn} />,
    act: () => press('login.verify_again'),
  },
  {
    ...{ endpoint: 'auth.sendVerification', screen: 'the mail once more, in the account', ...inAuth, isSignedIn: true },
    draw: () => <VerifyNote email="a@b.example" />,
    act: () => press('login.verify_again'),
  },
  {
    ...{ endpoint: 'auth.signOut', screen: 'signing out', place: 'toast', otherwise: 'feedback.error_sign_out', isSignedIn: true },
    draw: () => <SignOutButton />,
    act: () => press('out'),
  },
  {
    ...{
      endpoint: 'auth.signInUp',
      screen: 'coming back from a provider',
      place: 'toast',
      otherwise: 'login.thirdparty_error',
      goesOn: true,
    },
    says: allTheSame('login.thirdparty_error'),
    url: '?state=s&code=c',
    stored,
    draw: () => <FinishThirdParty />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'linkedProviders.link', screen: 'linking a provider', place: 'toast', otherwise: 'login.thirdparty_error' },
    ...{ goesOn: true, isSignedIn: true, url: '?state=s&code=c', stored },
    draw: () => <FinishThirdParty />,
    act: async () => {},
    refusals: [{ reply: refusal(409, 'conflict', { thirdPartyId: ['account.provider_taken'] }), says: 'account.provider_taken' }],
  },
  {
    ...{ endpoint: 'linkedProviders.unlink', screen: 'letting a provider go', place: 'alert', otherwise: 'feedback.error_generic' },
    answers: [{ endpoint: linkedProviders.list, reply: ok([{ id: 'google', isLinked: true }]) }],
    draw: () => <LinkedProviders />,
    act: () => press('account.provider_unlink'),
    refusals: [{ reply: refusal(409, 'conflict', { thirdPartyId: ['account.last_way'] }), says: 'account.last_way' }],
  },
  {
    ...{ endpoint: 'passkeys.remove', screen: 'removing a passkey', ...inAuth, isSignedIn: true },
    answers: [{ endpoint: passkeys.list, reply: passkey }],
    draw: () => <Passkeys email="a@b.example" />,
    act: () => press('account.passkey_remove'),
    refusals: [said('GENERAL_ERROR', 'the last way in', { message: 'the last way in' })],
  },
  {
    ...{
      endpoint: 'passkeys.registerOptions',
      screen: 'adding a passkey',
      ...inAuth,
      otherwise: 'account.passkey_failed',
      isSignedIn: true,
    },
    answers: [{ endpoint: passkeys.list, reply: passkey }],
    draw: () => <Passkeys email="a@b.example" />,
    act: () => press('account.passkey_add'),
  },
  {
    ...{ endpoint: 'passkeys.register', screen: 'a passkey that the device has made', ...inAuth, otherwise: 'account.passkey_failed' },
    isSignedIn: true,
    answers: [
      { endpoint: passkeys.list, reply: passkey },
      { endpoint: passkeys.registerOptions, reply: ok(registerOptions) },
    ],
    draw: () => <Passkeys email="a@b.example" />,
    act: async () => {
      standInForDevice();
      await press('account.passkey_add');
    },
    refusals: [
      said('OPTIONS_NOT_FOUND_ERROR', 'account.passkey_late'),
      said('INVALID_CREDENTIALS_ERROR', 'account.passkey_failed'),
      said('INVALID_AUTHENTICATOR_ERROR', 'twenty already', { reason: 'twenty already' }),
      said('REGISTER_CREDENTIAL_NOT_ALLOWED', 'too long ago', { reason: 'too long ago' }),
    ],
  },
  {
    ...{ endpoint: 'passkeys.signIn', screen: 'a passkey that the device has shown', ...inAuth, otherwise: 'login.passkey_failed' },
    answers: [{ endpoint: passkeys.signInOptions, reply: ok(signInOptions) }],
    draw: () => <LoginForm place="page" onSignedIn={onSignedIn} />,
    act: async () => {
      standInForDevice();
      await press('login.with_passkey');
    },
    refusals: [
      said('INVALID_CREDENTIALS_ERROR', 'login.passkey_unknown'),
      said('GENERAL_ERROR', 'closed today', { message: 'closed today' }),
    ],
  },
  {
    ...{ endpoint: 'passkeys.signInOptions', screen: 'signing in with a passkey', ...inAuth, otherwise: 'login.passkey_failed' },
    draw: () => <LoginForm place="page" onSignedIn={onSignedIn} />,
    act: () => press('login.with_passkey'),
  },
  {
    ...{ endpoint: 'secondFactor.verifyCode', screen: 'the code at signing in', ...inAuth, isSignedIn: true },
    draw: () => <CodeStep onSignedIn={onSignedIn} />,
    act: async () => {
      await type('[name=code]', '123456');
      await send();
    },
    keeps: { '[name=code]': '123456' },
    refusals: [
      said('INVALID_TOTP_ERROR', { key: 'login.code_wrong', place: 'field' }),
      said('LIMIT_REACHED_ERROR', { key: 'login.code_limit', place: 'field' }),
    ],
  },
  {
    ...{ endpoint: 'secondFactor.createDevice', screen: 'turning the code on', ...inAuth, isSignedIn: true },
    answers: [{ endpoint: secondFactor.listDevices, reply: noFactor }],
    draw: () => <SecondFactor />,
    act: () => press('account.factor_turn_on'),
  },
  {
    ...{ endpoint: 'secondFactor.verifyDevice', screen: 'the first code', ...inAuth, isSignedIn: true },
    answers: [{ endpoint: secondFactor.listDevices, reply: noFactor }, begun],
    draw: () => <SecondFactor />,
    act: async () => {
      await press('account.factor_turn_on');
      await type('[name=code]', '123456');
      await send();
    },
    keeps: { '[name=code]': '123456' },
    refusals: [said('INVALID_TOTP_ERROR', { key: 'login.code_wrong', place: 'field' })],
  },
  {
    ...{ endpoint: 'secondFactor.removeDevice', screen: 'turning the code off', ...inAuth, isSignedIn: true },
    answers: [
      { endpoint: secondFactor.listDevices, reply: factor },
      { endpoint: secondFactor.verifyCode, reply: ok({ status: 'OK' }) },
    ],
    draw: () => <SecondFactor />,
    act: async () => {
      await press('account.factor_turn_off');
      await type('[name=code]', '123456');
      await send();
    },
    keeps: { '[name=code]': '123456' },
  },
];
