import { type DeviceBadge, deviceBadges, type IssuedBadge } from '@selvedge/contract/studio/device-badges.ts';
import type { Colleague } from '@selvedge/contract/studio/team.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import styles from './badge.module.css';

type BadgeProps = {
  colleague: Colleague;
  badge: DeviceBadge | undefined;
  onIssued: (badge: IssuedBadge) => void;
  onChanged: () => void;
};

/** The badge with which a colleague signs in on the devices of the stores. */
export function BadgeCell({ colleague: { id, name, endedAt }, badge, onIssued, onChanged }: BadgeProps) {
  const { call, notices } = useStudio();
  const [isMaking, setMaking] = useState(false);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(deviceBadges.issue, { params: { id }, body: { pin } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setMaking(false);
    setPin('');
    setProblem('');
    onIssued(answer.data);
  }

  async function revoke(): Promise<void> {
    const answer = await call(deviceBadges.revoke, { params: { id } });
    notices.post(
      answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text('team.badge_revoked', { name }) },
    );
    onChanged();
  }

  if (isMaking)
    return (
      <form className={styles.pin} aria-label={text('team.badge_make_of', { name })} onSubmit={(event) => void make(event)}>
        <Field
          label={text('team.badge_pin')}
          hint={text('team.badge_pin_hint')}
          error={problem || undefined}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="\d{4,6}"
          maxLength={6}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
        />
        <button type="submit">{text('team.badge_confirm')}</button>
        <button type="button" onClick={() => setMaking(false)}>
          {text('team.badge_cancel')}
        </button>
      </form>
    );
  return (
    <>
      {badge ? text('team.badge_since', { when: formatMoment(badge.created) }) : text('team.badge_none')}
      {!endedAt && (
        <button
          type="button"
          aria-label={text(badge ? 'team.badge_again_of' : 'team.badge_make_of', { name })}
          onClick={() => setMaking(true)}
        >
          {text(badge ? 'team.badge_again' : 'team.badge_make')}
        </button>
      )}
      {badge && (
        <button type="button" aria-label={text('team.badge_revoke_of', { name })} onClick={() => void revoke()}>
          {text('team.badge_revoke')}
        </button>
      )}
    </>
  );
}
