import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { trackLater } from '../analytics/track-later.ts';
import { FormMessage } from '../form/form-message.tsx';
import { useT } from '../lib/shop-context.tsx';
import type { ViewProps } from './view-props.ts';

/** Its script is fetched by the click: most shoppers sign in another way. */
export function PasskeyButton({ onSignedIn }: Pick<ViewProps, 'onSignedIn'>) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async () => {
    setBusy(true);
    setProblem('');
    const answer = await import('../session/passkey-calls.ts')
      .then(({ signInWithPasskey }) => signInWithPasskey())
      .finally(() => setBusy(false));
    if (answer.status === 'OK') {
      trackLater({ name: 'login', method: 'passkey' });
      return onSignedIn();
    }
    setProblem(answer.message ?? t(answer.key ?? keys[answer.status] ?? 'login.passkey_failed'));
  };
  return (
    <>
      <FormMessage text={problem || undefined} />
      <Button look="secondary" wide disabled={isBusy} onClick={() => void start().catch(() => setProblem(t('feedback.error_generic')))}>
        {t('login.with_passkey')}
      </Button>
    </>
  );
}

const keys: Record<string, string> = {
  INVALID_CREDENTIALS_ERROR: 'login.passkey_unknown',
  WEBAUTHN_NOT_SUPPORTED: 'account.passkey_unsupported',
};
