import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';

/** What became of the ways into an account. */
export type ChangedWay = keyof typeof keys;

const keys = {
  passkeyAdded: { subject: 'mail.passkey_added.subject', text: 'mail.passkey_added.text' },
  passkeyRemoved: { subject: 'mail.passkey_removed.subject', text: 'mail.passkey_removed.text' },
  secondFactorOn: { subject: 'mail.second_factor_on.subject', text: 'mail.second_factor_on.text' },
  secondFactorOff: { subject: 'mail.second_factor_off.subject', text: 'mail.second_factor_off.text' },
  providerLinked: { subject: 'mail.provider_linked.subject', text: 'mail.provider_linked.text' },
  providerUnlinked: { subject: 'mail.provider_unlinked.subject', text: 'mail.provider_unlinked.text' },
} as const;

/** `provider`: its id, where one was linked or taken off. */
export type WayChanged = { change: ChangedWay; provider: string; device: string; at: string };

const names: Readonly<Record<string, string | undefined>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  azuread: 'Microsoft',
};

export function wayChanged(
  t: Translate,
  { change, provider, device, at }: WayChanged,
  { market, date }: { market: string; date(iso: string): string },
): MailLayout {
  const known = { provider: names[provider] ?? provider, device: device || t('mail.unknown_device'), at: date(at) };
  return {
    subject: t(keys[change].subject, { provider: known.provider }),
    text: t(keys[change].text, known),
    action: { label: t('mail.secure_account'), path: `/${market}/login?view=forgot-password` },
    note: t('mail.way_changed.note'),
  };
}
