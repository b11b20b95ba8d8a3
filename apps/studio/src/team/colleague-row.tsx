import { type Colleague, type Role, team } from '@selvedge/contract/studio/team.ts';
import type { ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { roleNames } from './role-names.ts';
import { type StoreName, StoresChoice } from './stores-choice.tsx';

type ColleagueProps = {
  colleague: Colleague;
  stores: readonly StoreName[];
  onChanged: () => void;
  /** Their badge. */
  children: ReactNode;
};

/** A colleague: the role, the stores, the second factor, the badge, and whether the door is open. */
export function ColleagueRow({ colleague, stores, onChanged, children }: ColleagueProps) {
  const { call, notices, member } = useStudio();
  const { id, email, name, role, hasSecondFactor, lastSeenAt, endedAt } = colleague;
  const isMe = member.email === email;

  async function change(body: { role?: Role; stores?: string[]; isEnded?: boolean }, said: string): Promise<void> {
    const answer = await call(team.change, { params: { id }, body });
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: said });
    onChanged();
  }

  async function removeSecondFactor(): Promise<void> {
    const answer = await call(team.removeSecondFactor, { params: { id } });
    notices.post(
      answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text('team.factor_removed', { name }) },
    );
    onChanged();
  }

  return (
    <tr data-ended={endedAt ? true : undefined}>
      <th scope="row">
        <span>{name}</span> <code>{email}</code>
      </th>
      <td>
        <RoleChoice
          {...{ name, role }}
          isDisabled={isMe}
          onChange={(next) => void change({ role: next }, text('team.role_changed', { name, role: roleNames[next] }))}
        />
        {(role === 'store' || colleague.stores.length > 0) && (
          <StoresChoice
            label={text('team.stores_of', { name })}
            stores={stores}
            chosen={colleague.stores}
            onChange={(next) => void change({ stores: next }, text('team.stores_changed', { name }))}
          />
        )}
      </td>
      <td>
        {hasSecondFactor ? text('team.on') : text('team.off')}
        {hasSecondFactor && !isMe && (
          <button type="button" onClick={() => void removeSecondFactor()}>
            {text('team.remove_factor')}
          </button>
        )}
      </td>
      <td>{children}</td>
      <td>{lastSeenAt ? formatMoment(lastSeenAt) : '–'}</td>
      <td>
        {isMe ? (
          text('team.you')
        ) : (
          <button type="button" onClick={() => void change({ isEnded: !endedAt }, text(endedAt ? 'team.renewed' : 'team.ended', { name }))}>
            {text(endedAt ? 'team.renew' : 'team.end')}
          </button>
        )}
      </td>
    </tr>
  );
}

type RoleProps = { name: string; role: string; isDisabled: boolean; onChange: (role: Role) => void };

function RoleChoice({ name, role, isDisabled, onChange }: RoleProps) {
  return (
    <select
      aria-label={text('team.role_of', { name })}
      value={role}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value as Role)}
    >
      {Object.entries(roleNames).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
