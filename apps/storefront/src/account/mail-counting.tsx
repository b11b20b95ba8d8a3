import type { Attempt } from '@selvedge/contract/attempt.ts';
import { mailing } from '@selvedge/contract/mailing.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { failureKey } from '../lib/failure-key.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import { useToast } from '../toast/toast-context.ts';
import styles from './account.module.css';

/** Whether the shop may count which of its mails a member opens: no, until they say so here. */
export function MailCounting() {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const call = callIn(market);
  const [isCounted, setCounted] = useState<boolean>();
  const show = (result: Attempt<{ isCounted: boolean }>) => {
    if (result.hasError) toast.show('danger', failureKey(result));
    else setCounted(result.data.isCounted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; a change answers what holds now
  useEffect(() => void call(mailing.counting).then(show), [market]);
  if (isCounted === undefined) return <Skeleton />;
  return (
    <div className={styles.choice}>
      <p role="status">{t(isCounted ? 'account.mails_counted' : 'account.mails_not_counted')}</p>
      <Button look="secondary" onClick={() => void call(mailing.allowCounting, { body: { isCounted: !isCounted } }).then(show)}>
        {t(isCounted ? 'account.stop_counting_mails' : 'account.count_mails')}
      </Button>
    </div>
  );
}
