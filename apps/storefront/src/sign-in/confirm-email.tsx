import { account } from '@selvedge/contract/account.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, useMarket, usePage, useT } from '../lib/shop-context.tsx';
import { useLatest } from '../lib/use-latest.ts';
import { forgetAccount } from '../session/account-store.ts';
import { callIn } from '../session/call-in.ts';
import { whenReady } from '../session/session.ts';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { Notice } from '../shell/notice.tsx';

/** ACC-033 another e-mail address, confirmed by the link in the mail that was sent to it. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useT();
  const href = useHref();
  const { heading } = usePage().content;
  const market = useMarket()?.id ?? '';
  const answer = useLatest(`${market} ${token}`, async () => {
    // The shopper's own session goes along, so that this browser stays signed in.
    await whenReady();
    const confirmed = await callIn(market)(account.confirmAccountEmail, { body: { token } });
    forgetAccount();
    return confirmed;
  });
  if (!answer) return <FullPageLoader title={heading} />;
  const outcome = !answer.hasError ? 'done' : answer.error.status === 400 ? 'used_up' : 'failed';
  // Whether the link was used nobody knows, when no answer came.
  const text = answer.hasError && outcome === 'failed' ? failureKey(answer, 'login.confirm.failed.text') : `login.confirm.${outcome}.text`;
  return (
    <Notice title={t(`login.confirm.${outcome}.title`)} text={t(text)}>
      <ButtonLink href={href('/account/profile')}>{t('login.to_account')}</ButtonLink>
    </Notice>
  );
}
