import { team } from '@selvedge/contract/studio/team.ts';
import { errorKey, errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './security-page.module.css';

/** One's own account: where it is open, and what opens it. */
export function SecurityPage() {
  const { call, notices, reloadMember } = useStudio();
  const { data, error, reload } = useLoad('security', () => call(team.security, {}));

  async function end(id: string): Promise<void> {
    const answer = await call(team.endSession, { params: { id } });
    if (answer.hasError) notices.post({ kind: 'failed', text: errorText(answer.error) });
    reload();
  }

  return (
    <>
      <PageHead title={text('security.title')} />
      {error && <StateNote isError title={text('security.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data && (
        <div className={styles.screens}>
          <section>
            <h2>{text('security.sessions')}</h2>
            <ul className={styles.sessions}>
              {data.sessions.map(({ id, device, address, createdAt, lastSeenAt, isThis }) => (
                <li key={id}>
                  <p>
                    <strong>{device && device !== '?' ? device : text('security.unknown_device')}</strong> <code>{address}</code>
                  </p>
                  <p>{text('security.since', { from: formatMoment(createdAt), seen: formatMoment(lastSeenAt) })}</p>
                  {isThis ? (
                    <span>{text('security.this_one')}</span>
                  ) : (
                    <button type="button" onClick={() => void end(id)}>
                      {text('security.end')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <SecondFactor
            security={data}
            onChanged={() => {
              reload();
              reloadMember();
            }}
          />
          <PasswordForm onChanged={reload} />
        </div>
      )}
    </>
  );
}
