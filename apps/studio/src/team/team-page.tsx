import { collect } from '@selvedge/contract/studio/collect.ts';
import { deviceBadges, type IssuedBadge } from '@selvedge/contract/studio/device-badges.ts';
import { type Role, team } from '@selvedge/contract/studio/team.ts';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { BadgeCard } from './badge-card.tsx';
import { BadgeCell } from './badge-cell.tsx';
import { ColleagueRow } from './colleague-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { roleNames } from './role-names.ts';
import styles from './team-page.module.css';

/** Who may do what, and who may come in. */
export function TeamPage() {
  const { call, notices } = useStudio();
  const staff = useLoad('staff', () => call(team.list, {}));
  const badges = useLoad('staff-badges', () => call(deviceBadges.list, {}));
  const [issued, setIssued] = useState<IssuedBadge>();
  const stores = useLoad('collect stores', () => call(collect.stores, {}));
  const invitations = useLoad('invitations', () => call(team.listInvitations, {}));

  async function withdraw(id: string): Promise<void> {
    const answer = await call(team.withdrawInvitation, { params: { id } });
    if (answer.hasError) notices.post({ kind: 'failed', text: errorText(answer.error) });
    invitations.reload();
  }

  return (
    <>
      <PageHead title={text('team.title')} note={staff.data && text('team.count', { count: staff.data.length })} />
      <InviteForm stores={stores.data ?? []} onInvited={invitations.reload} />
      {issued && <BadgeCard badge={issued} onClose={() => setIssued(undefined)} />}
      {staff.error && <StateNote isError title={text('team.failed')} advice={text(errorKey(staff.error))} onRetry={staff.reload} />}
      {staff.data && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('team.name')}</th>
              <th scope="col">{text('team.role')}</th>
              <th scope="col">{text('team.second_factor')}</th>
              <th scope="col">{text('team.badge')}</th>
              <th scope="col">{text('team.seen')}</th>
              <th scope="col">{text('team.access')}</th>
            </tr>
          </thead>
          <tbody>
            {staff.data.map((colleague) => (
              <ColleagueRow key={colleague.id} colleague={colleague} stores={stores.data ?? []} onChanged={staff.reload}>
                <BadgeCell
                  colleague={colleague}
                  badge={badges.data?.find(({ staffId }) => staffId === colleague.id)}
                  onIssued={(badge) => {
                    setIssued(badge);
                    badges.reload();
                  }}
                  onChanged={badges.reload}
                />
              </ColleagueRow>
            ))}
          </tbody>
        </table>
      )}
      {invitations.data && invitations.data.length > 0 && (
        <section className={styles.invitations}>
          <h2>{text('team.invitations')}</h2>
          <ul>
            {invitations.data.map(({ id, email, name, role, expiresAt }) => (
              <li key={id}>
                <span>
                  {name} <code>{email}</code>
                </span>
                <span>{roleNames[role as Role] ?? role}</span>
                <span>{text('team.until', { when: formatMoment(expiresAt) })}</span>
                <button type="button" onClick={() => void withdraw(id)}>
                  {text('team.withdraw')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
