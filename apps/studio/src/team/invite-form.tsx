import { type Role, team } from '@selvedge/contract/studio/team.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { roleNames } from './role-names.ts';
import { type StoreName, StoresChoice } from './stores-choice.tsx';
import styles from './team-page.module.css';

const nobody = { email: '', name: '', role: 'editor' as Role, stores: [] as string[] };

/** The address of an invitation goes to the colleague by mail alone. */
export function InviteForm({ stores, onInvited }: { stores: readonly StoreName[]; onInvited: () => void }) {
  const { call } = useStudio();
  const [guest, setGuest] = useState(nobody);
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const roleId = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(team.invite, { body: { ...guest, stores: guest.role === 'store' ? guest.stores : [] } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setSentTo(answer.data.email);
    setGuest(nobody);
    onInvited();
  }

  return (
    <form className={styles.invite} aria-label={text('team.invite')} onSubmit={(event) => void submit(event)}>
      <Field
        label={text('team.email')}
        type="email"
        required
        maxLength={254}
        value={guest.email}
        error={problem || undefined}
        onChange={(event) => setGuest({ ...guest, email: event.target.value })}
      />
      <Field
        label={text('team.name')}
        required
        maxLength={100}
        value={guest.name}
        onChange={(event) => setGuest({ ...guest, name: event.target.value })}
      />
      <div className={styles.select}>
        <label htmlFor={roleId}>{text('team.role')}</label>
        <select id={roleId} value={guest.role} onChange={(event) => setGuest({ ...guest, role: event.target.value as Role })}>
          {Object.entries(roleNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {guest.role === 'store' && (
          <StoresChoice
            label={text('team.stores_of', { name: guest.name || guest.email })}
            stores={stores}
            chosen={guest.stores}
            onChange={(next) => setGuest({ ...guest, stores: next })}
          />
        )}
      </div>
      <Button type="submit">{text('team.invite')}</Button>
      <p role="status" className={styles.link}>
        {sentTo && text('team.mailed', { email: sentTo })}
      </p>
    </form>
  );
}
