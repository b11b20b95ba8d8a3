import { account } from '@selvedge/contract/account.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, useMarket, usePage, useT } from '../lib/shop-context.tsx';
import { forgetAccount } from '../session/account-store.ts';
import { whenReady } from '../session/session.ts';
import { shopClient } from '../session/shop-client.ts';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { Notice } from '../shell/notice.tsx';

/** ACC-033 another e-mail address, confirmed by the link in the mail that was sent to it. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useT();
  const href = useHref();
  const { heading } = usePage().content;
  const market = useMarket()?.id ?? '';
  const [outcome, setOutcome] = useState<'done' | 'used_up' | 'failed'>();
  const [text, setText] = useState('');
  useEffect(() => {
    let isHere = true;
    // The shopper's own session goes along, so that this browser stays signed in.
    void whenReady()
      .then(() => attempt(shopClient(market)(account.confirmAccountEmail, { params: { catalog: market }, body: { token } })))
      .then((result) => {
        forgetAccount();
        if (!isHere) return;
        // Whether the link was used nobody knows, when no answer came.
        setText(result.hasError && result.error.status !== 400 ? failureKey(result, 'login.confirm.failed.text') : '');
        setOutcome(!result.hasError ? 'done' : result.error.status === 400 ? 'used_up' : 'failed');
      });
    return () => {
      isHere = false;
    };
  }, [market, token]);
  if (!outcome) return <FullPageLoader title={heading} />;
  return (
    <Notice title={t(`login.confirm.${outcome}.title`)} text={t(text || `login.confirm.${outcome}.text`)}>
      <ButtonLink href={href('/account/profile')}>{t('login.to_account')}</ButtonLink>
    </Notice>
  );
}
