import { account } from '@selvedge/contract/account.ts';
import { addressBook } from '@selvedge/contract/address-book.ts';
import { auth } from '@selvedge/contract/auth.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { mailing } from '@selvedge/contract/mailing.ts';
import { Addresses } from '../account/address/addresses.tsx';
import { SavedAddressEditor } from '../account/address/saved-address-editor.tsx';
import { DeleteAccount } from '../account/delete-account.tsx';
import { DetailsForm as ProfileForm } from '../account/details-form.tsx';
import { EmailForm } from '../account/email-form.tsx';
import { MailCounting } from '../account/mail-counting.tsx';
import { Preferences } from '../account/preferences.tsx';
import { PasswordChange } from '../account/security/password-change.tsx';
import { Sessions } from '../account/security/sessions.tsx';
import { Content as TermsFlyout } from '../account/terms-flyout.tsx';
import { ConsentForm } from '../checkout/summary/consent-form.tsx';
import { ConfirmEmail } from '../sign-in/confirm-email.tsx';
import { SignupForm } from '../sign-in/signup-form.tsx';
import {
  address,
  allTheSame,
  InBasket,
  type OutcomeScreen,
  ok,
  onSignedIn,
  refusal,
  signUp,
  user,
  whole,
} from './outcome-parts.fixture.tsx';
import { press, send, tick, type } from './test-screen.tsx';

const signedUp = {
  answers: [{ endpoint: auth.signUp, reply: ok({ status: 'OK', user: { id: 'u', emails: [] } }) }],
  place: 'toast',
  otherwise: 'login.notAllKept',
  goesOn: true,
} as const;

export const accountOutcomes: readonly OutcomeScreen[] = [
  {
    ...{ endpoint: 'account.updateAccountDetails', screen: 'the profile', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <ProfileForm user={user} />,
    act: async () => {
      await type('[name=firstName]', 'Grace');
      await send();
    },
    keeps: { '[name=firstName]': 'Grace' },
    refusals: [
      { reply: refusal(400, 'invalid_request', { birthdate: ['validation.custom'] }), says: { key: 'validation.custom', place: 'field' } },
    ],
  },
  {
    ...{ endpoint: 'account.updateAccountDetails', screen: 'the preferences', place: 'alert', otherwise: 'feedback.error_generic' },
    ...{ isSignedIn: true, answers: [{ endpoint: account.getUserMetadata, reply: ok(user) }] },
    content: { userPreferences: [{ id: 'g', title: 'g', type: 'multiple', userOptions: [{ key: 'wool', label: 'Wool' }] }] },
    draw: () => <Preferences />,
    act: () => send(),
  },
  {
    ...{ endpoint: 'account.updateAccountDetails', screen: 'signing up, with a name', ...signedUp },
    says: allTheSame('login.notAllKept'),
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
  },
  {
    ...{ endpoint: 'account.acceptTerms', screen: 'signing up, with the terms', ...signedUp },
    toggles: { newSignupTermsAndConditions: true },
    says: allTheSame('login.notAllKept'),
    answers: [...signedUp.answers, { endpoint: account.updateAccountDetails, reply: ok(user) }],
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
  },
  {
    ...{ endpoint: 'account.acceptTermsTr', screen: 'signing up in Türkiye', ...signedUp, market: 'tr-TR' },
    says: allTheSame('login.notAllKept'),
    answers: [...signedUp.answers, { endpoint: account.updateAccountDetails, reply: ok(user) }],
    draw: () => <SignupForm place="page" onSignedIn={onSignedIn} />,
    act: signUp,
  },
  {
    ...{ endpoint: 'account.updateAccountEmail', screen: 'another e-mail address', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <EmailForm user={user} />,
    act: async () => {
      await press('account.change_email');
      await type('[name=email]', 'new@example.com');
      await type('[name=password]', 'secret');
      await send();
    },
    keeps: { '[name=email]': 'new@example.com' },
    refusals: [
      {
        reply: refusal(400, 'invalid_request', { password: ['account.wrong_password'] }),
        says: { key: 'account.wrong_password', place: 'field' },
      },
    ],
  },
  {
    ...{
      endpoint: 'account.confirmAccountEmail',
      screen: 'the link of a new address',
      place: 'page',
      otherwise: 'login.confirm.failed.text',
    },
    says: { invalid_request: 'login.confirm.used_up.text' },
    draw: () => <ConfirmEmail token="t" />,
    act: async () => {},
  },
  {
    ...{ endpoint: 'account.deleteAccount', screen: 'deleting the account', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <DeleteAccount user={user} />,
    act: async () => {
      await press('account.delete_start');
      await type('[name=password]', 'secret');
      await send();
    },
    keeps: { '[name=password]': 'secret' },
  },
  {
    ...{ endpoint: 'account.acceptTerms', screen: 'new terms', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => (
      <TermsFlyout props={{ terms: { version: '2', title: 'Terms', text: [{ tag: 'p', children: [{ text: 'x' }] }] } }} close={() => {}} />
    ),
    act: () => send(),
    refusals: [{ reply: refusal(400, 'invalid_request', { termsId: ['validation.custom'] }), says: 'account.terms_moved' }],
  },
  {
    ...{
      endpoint: 'account.acceptTermsTr',
      screen: 'new terms in Türkiye',
      place: 'alert',
      otherwise: 'feedback.error_generic',
      market: 'tr-TR',
    },
    draw: () => (
      <TermsFlyout props={{ terms: { version: '2', title: 'Terms', text: [{ tag: 'p', children: [{ text: 'x' }] }] } }} close={() => {}} />
    ),
    act: async () => {
      await tick('[name=disclosureRead]');
      await send();
    },
    refusals: [{ reply: refusal(400, 'invalid_request', { termsId: ['validation.custom'] }), says: 'account.terms_moved' }],
  },
  {
    ...{ endpoint: 'account.changePassword', screen: 'another password', place: 'alert', otherwise: 'feedback.error_generic' },
    draw: () => <PasswordChange user={user} />,
    act: async () => {
      await type('[name=password]', 'secret');
      await type('[name=newPassword]', 'another secret');
      await send();
    },
    keeps: { '[name=newPassword]': 'another secret' },
  },
  {
    ...{
      endpoint: 'mailing.allowCounting',
      screen: 'counting which mails are opened',
      place: 'toast',
      otherwise: 'feedback.error_generic',
    },
    answers: [{ endpoint: mailing.counting, reply: ok({ isMember: true, isCounted: false }) }],
    draw: () => <MailCounting />,
    act: () => press('account.count_mails'),
  },
  {
    ...{ endpoint: 'account.endSession', screen: 'ending a session elsewhere', place: 'toast', otherwise: 'feedback.error_generic' },
    answers: [
      { endpoint: account.listSessions, reply: ok([{ id: 's', device: 'Phone', lastUsedAt: '2026-01-01T00:00:00Z', isCurrent: false }]) },
    ],
    draw: () => <Sessions />,
    act: () => press('account.end_session'),
  },
  {
    ...{ endpoint: 'account.endOtherSessions', screen: 'ending all other sessions', place: 'toast', otherwise: 'feedback.error_generic' },
    answers: [
      {
        endpoint: account.listSessions,
        reply: ok(['s', 'r'].map((id) => ({ id, device: id, lastUsedAt: '2026-01-01T00:00:00Z', isCurrent: id === 's' }))),
      },
    ],
    draw: () => <Sessions />,
    act: () => press('account.end_others'),
  },
  ...(['create', 'update'] as const).map(
    (name): OutcomeScreen => ({
      ...{
        endpoint: `addressBook.${name}`,
        screen: 'the address book',
        place: 'alert',
        otherwise: 'feedback.error_generic',
        market: 'de-DE',
      },
      draw: () => <SavedAddressEditor {...(name === 'update' && { address })} onSaved={async () => {}} onCancel={() => {}} />,
      act: async () => {
        if (name === 'create') {
          await type('[name$=firstName]', 'Ada');
          await type('[name$=lastName]', 'Weaver');
          await type('[name$=line1]', 'Hauptstraße');
          await type('[name$=houseNumber]', '12');
          await type('[name$=postalCode]', '10827');
          await type('[name$=city]', 'Berlin');
          await type('[type=tel]', '15112345678');
        } else await type('[name$=city]', 'Berlin');
        await send();
      },
      keeps: { '[name$=city]': 'Berlin' },
      refusals: [
        {
          reply: refusal(400, 'address_refused', { postalCode: ['address.error.postal_code'] }),
          says: { key: 'address.error.postal_code', place: 'field' },
        },
      ],
    }),
  ),
  ...(['remove', 'setPreferred'] as const).map(
    (name): OutcomeScreen => ({
      ...{ endpoint: `addressBook.${name}`, screen: 'the address book', place: 'toast', otherwise: 'feedback.error_address_update' },
      answers: [{ endpoint: addressBook.list, reply: ok([address]) }],
      draw: () => <Addresses />,
      act: async () => {
        if (name === 'setPreferred') return press('address.prefer');
        await press('address.remove');
        await press('address.remove');
      },
    }),
  ),
  {
    ...{ endpoint: 'account.acceptTermsTr', screen: 'the summary in Türkiye', place: 'toast', otherwise: 'summary.consentsNotKept' },
    ...{ market: 'tr-TR', goesOn: true, says: allTheSame('summary.consentsNotKept') },
    answers: [{ endpoint: basket.acceptNewsletterAndTerms, reply: ok(whole) }],
    draw: () => (
      <InBasket>
        <ConsentForm answer={whole} isSignedIn />
      </InBasket>
    ),
    act: async () => {
      await tick('[name=terms]');
      await tick('[name=disclosureRead]');
      await send();
    },
  },
];
