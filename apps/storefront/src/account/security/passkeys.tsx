import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { addPasskey, listPasskeys, type Passkey, removePasskey } from '../../session/passkey-calls.ts';
import type { AuthAnswer } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { useToast } from '../../toast/toast-context.ts';
import styles from '../account.module.css';

const problems: Record<string, string> = {
  AUTHENTICATOR_ALREADY_REGISTERED: 'account.passkey_known',
  WEBAUTHN_NOT_SUPPORTED: 'account.passkey_unsupported',
  OPTIONS_NOT_FOUND_ERROR: 'account.passkey_late',
};

/** The shopper's passkeys: where they were added, a new one, and away with one. */
export function Passkeys({ email }: { email: string }) {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const { userId = '' } = useSession();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [problem, setProblem] = useState('');
  const load = () => listPasskeys().then(setPasskeys, () => setProblem(t('feedback.error_generic')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and after every change
  useEffect(() => void load(), []);

  async function change(asked: Promise<AuthAnswer>, otherwise: string, done?: string): Promise<void> {
    setProblem('');
    const { status, message, reason, key } = await asked;
    if (status !== 'OK') {
      setProblem(message ?? reason ?? t(key ?? problems[status] ?? otherwise));
      // Without an answer it may have been done: the list shows it.
      if (key) await listPasskeys().then(setPasskeys, () => {});
      return;
    }
    if (done) toast.show('success', done);
    await load();
  }

  if (!passkeys) return problem ? <FormMessage text={problem} /> : <Skeleton />;
  return (
    <>
      <FormMessage text={problem || undefined} />
      {passkeys.length === 0 && <p>{t('account.passkey_none')}</p>}
      <ul className={styles.sessions}>
        {passkeys.map(({ webauthnCredentialId: id, device, createdAt }) => (
          <li key={id} className={styles.session}>
            <div>
              <p>{device}</p>
              <p>{t('account.passkey_added_on', { day: formatDate(new Date(createdAt), { locale: market }) })}</p>
            </div>
            <Button
              look="quiet"
              aria-label={t('account.passkey_remove_of', { device })}
              onClick={() => void change(removePasskey(id), 'feedback.error_generic')}
            >
              {t('account.passkey_remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button
          look="secondary"
          onClick={() => void change(addPasskey({ userId, email }), 'account.passkey_failed', 'account.passkey_added')}
        >
          {t('account.passkey_add')}
        </Button>
      </div>
    </>
  );
}
