import { club } from '@selvedge/contract/club.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, usePage, useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { Notice } from '../shell/notice.tsx';

/** LOY-031 the link of a mail: opening it does nothing, the page's script confirms. Mail scanners open links, too. */
export function ConfirmMembership({ verificationId }: { verificationId: string }) {
  const t = useT();
  const href = useHref();
  const { heading } = usePage().content;
  const answer = useAnswer(club.confirmMarketing, { body: { verificationId } });
  if (!answer) return <FullPageLoader title={heading} />;
  const outcome = !answer.hasError ? 'done' : answer.error.status === 400 ? 'used_up' : 'failed';
  // Whether the link was used nobody knows, when no answer came.
  const text = answer.hasError && outcome === 'failed' ? failureKey(answer, 'club.confirm.failed.text') : `club.confirm.${outcome}.text`;
  return (
    <Notice title={t(`club.confirm.${outcome}.title`)} text={t(text)}>
      {outcome === 'done' && <ButtonLink href={href('/login')}>{t('club.sign_in')}</ButtonLink>}
      <ButtonLink href={href('/customer-club')} look={outcome === 'done' ? 'quiet' : 'primary'}>
        {t('club.read')}
      </ButtonLink>
    </Notice>
  );
}
