import type { Provider } from '@selvedge/contract/auth.ts';
import { type LoginPlace, thirdPartyReturnPath } from '@selvedge/domain/account/after-login.ts';
import { isProviderOffered } from '@selvedge/domain/account/is-provider-offered.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useMarket, useT, useToggles } from '../lib/shop-context.tsx';
import { store } from '../lib/storage.ts';
import { startThirdParty } from '../session/session.ts';
import { useToast } from '../toast/toast-context.ts';
import { lastVisited } from './last-visited.ts';
import styles from './sign-in.module.css';

const names: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple', azuread: '' };

/** AUT-107 only providers that the shop has been given keys for and the market has not switched off. */
export function SocialButtons({ place }: { place: LoginPlace }) {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const toggles = useToggles();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    void import('./list-providers.ts').then(({ listProviders }) => listProviders(market)).then(setProviders, () => {});
  }, [market]);
  const offered = providers.filter((provider) => isProviderOffered(provider, toggles));
  if (offered.length === 0) return null;

  const start = async (provider: Provider) => {
    store('sessionStorage', storageKeys.signInReturn, thirdPartyReturnPath({ place, market, previousPath: lastVisited() }));
    await startThirdParty(provider).catch(() => toast.show('danger', 'login.thirdparty_error'));
  };
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('login.or')}</p>
      {offered.map((provider) => (
        <Button key={provider} look="secondary" wide onClick={() => start(provider)}>
          {names[provider] ? t('login.with', { provider: names[provider] }) : t('login.as_employee')}
        </Button>
      ))}
    </div>
  );
}
