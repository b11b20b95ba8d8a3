import { account, type ShopperSession } from '@selvedge/contract/account.ts';
import type { Attempt } from '@selvedge/contract/attempt.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { callIn } from '../../session/call-in.ts';
import { useToast } from '../../toast/toast-context.ts';
import styles from '../account.module.css';

/** Where the account is open, and how to close it there. */
export function Sessions() {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const [sessions, setSessions] = useState<readonly ShopperSession[]>();
  const call = callIn(market);
  const show = (result: Attempt<ShopperSession[]>) => {
    if (result.hasError) toast.show('danger', failureKey(result));
    else setSessions(result.data);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; every change answers the new list
  useEffect(() => void call(account.listSessions).then(show), [market]);
  if (!sessions) return <Skeleton />;
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, lastUsedAt, isCurrent, ...named }) => {
          const device = named.device || t('account.unknown_device');
          return (
            <li key={id} className={styles.session}>
              <div>
                <p>{device}</p>
                <p>
                  {isCurrent
                    ? t('account.this_device')
                    : t('account.last_used', { day: formatDate(new Date(lastUsedAt), { locale: market }) })}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  look="quiet"
                  aria-label={t('account.end_session_of', { device })}
                  onClick={async () => show(await call(account.endSession, { params: { sessionId: id } }))}
                >
                  {t('account.end_session')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button look="secondary" onClick={async () => show(await call(account.endOtherSessions))}>
            {t('account.end_others')}
          </Button>
        </div>
      )}
    </>
  );
}
