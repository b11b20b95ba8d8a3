import { attempt } from '@selvedge/contract/attempt.ts';
import { club } from '@selvedge/contract/club.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useHref, useMarket, usePage, useT } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { Notice } from '../shell/notice.tsx';

/** LOY-031 the link of a mail: opening it does nothing, the page's script confirms. Mail scanners open links, too. */
export function ConfirmMembership({ verificationId }: { verificationId: string }) {
  const t = useT();
  const href = useHref();
  const { heading } = usePage().content;
  const market = useMarket()?.id ?? '';
  const [outcome, setOutcome] = useState<'done' | 'used_up' | 'failed'>();
  const [text, setText] = useState('');
  useEffect(() => {
    let isHere = true;
    const sent = { params: { catalog: market }, body: { verificationId } };
    void attempt(shopClient(market)(club.confirmMarketing, sent)).then((result) => {
      if (!isHere) return;
      // Whether the link was used nobody knows, when no answer came.
      setText(result.hasError && result.error.status !== 400 ? failureKey(result, 'club.confirm.failed.text') : '');
      setOutcome(!result.hasError ? 'done' : result.error.status === 400 ? 'used_up' : 'failed');
    });
    return () => {
      isHere = false;
    };
  }, [market, verificationId]);
  if (!outcome) return <FullPageLoader title={heading} />;
  return (
    <Notice title={t(`club.confirm.${outcome}.title`)} text={t(text || `club.confirm.${outcome}.text`)}>
      {outcome === 'done' && <ButtonLink href={href('/login')}>{t('club.sign_in')}</ButtonLink>}
      <ButtonLink href={href('/customer-club')} look={outcome === 'done' ? 'quiet' : 'primary'}>
        {t('club.read')}
      </ButtonLink>
    </Notice>
  );
}
