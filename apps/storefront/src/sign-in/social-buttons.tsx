import type { Provider } from '@selvedge/contract/auth.ts';
import { type LoginPlace, thirdPartyReturnPath } from '@selvedge/domain/account/after-login.ts';
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

/** AUT-107 only providers that the shop has been given keys for; the company's own is for its people alone. */
export function SocialButtons({ place }: { place: LoginPlace }) {
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  const { socialLogin } = useToggles();
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    void import('./list-providers.ts').then(({ listProviders }) => listProviders()).then(setProviders, () => {});
  }, []);
  const offered = providers.filter((provider) => socialLogin || provider === 'azuread');
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
