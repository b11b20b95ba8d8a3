import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type LinkableProvider, type LinkedProvider, linkedProviders } from '@selvedge/contract/linked-providers.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import { failureKey } from '../../lib/failure-key.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { store } from '../../lib/storage.ts';
import { callIn } from '../../session/call-in.ts';
import { startLinking } from '../../session/link-calls.ts';
import styles from '../account.module.css';

const names: Record<LinkableProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** Accounts elsewhere that open this one. */
export function LinkedProviders() {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const call = callIn(market);
  const [providers, setProviders] = useState<readonly LinkedProvider[]>();
  const [problem, setProblem] = useState('');
  const show = (result: Attempt<LinkedProvider[]>) => {
    setProblem(result.hasError ? t(result.error.errors[0] ?? failureKey(result)) : '');
    if (!result.hasError) setProviders(result.data);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; every change answers the new list
  useEffect(() => void call(linkedProviders.list).then(show), [market]);

  const link = async (id: LinkableProvider) => {
    store('sessionStorage', storageKeys.signInReturn, location.pathname);
    await startLinking(id).catch(() => setProblem(t('login.thirdparty_error')));
  };
  const unlink = async (id: LinkableProvider) => show(await call(linkedProviders.unlink, { body: { thirdPartyId: id } }));

  if (!providers) return problem ? <FormMessage text={problem} /> : <Skeleton />;
  if (providers.length === 0) return <p>{t('account.providers_none')}</p>;
  return (
    <>
      <FormMessage text={problem || undefined} />
      <ul className={styles.sessions}>
        {providers.map(({ id, isLinked }) => (
          <li key={id} className={styles.session}>
            <div>
              <p>{names[id]}</p>
              <p>{t(isLinked ? 'account.provider_on' : 'account.provider_off')}</p>
            </div>
            <Button
              look="quiet"
              aria-label={t(isLinked ? 'account.provider_unlink_of' : 'account.provider_link_of', { provider: names[id] })}
              onClick={() => void (isLinked ? unlink(id) : link(id))}
            >
              {t(isLinked ? 'account.provider_unlink' : 'account.provider_link')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
