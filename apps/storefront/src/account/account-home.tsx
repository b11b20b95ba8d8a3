import type { UserMetadata } from '@selvedge/contract/account.ts';
import { writePersonName } from '@selvedge/domain/address/person-name.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { useHref, useMarket, usePage, useT } from '../lib/shop-context.tsx';
import { useAccount } from '../session/account-store.ts';
import styles from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { AccountView } from './account-view.tsx';
import { VerifyNote } from './verify-note.tsx';

/** ACC-001 the account's first page: who is here, what is to be done, and all its pages. */
export function AccountHome() {
  const t = useT();
  const { user } = useAccount();
  const name = user?.firstName;
  return (
    <AccountView head={<AccountHead {...(name && { title: t('account.hello', { name }) })} />}>
      {(known) => (
        <>
          {!known.isEmailVerified && <VerifyNote email={known.email} />}
          <Overview user={known} />
          <AccountLinks />
          <Facts user={known} />
        </>
      )}
    </AccountView>
  );
}

/** Beside the page and not in it: what it needs to show goods, the rest of the account does not. */
function Overview({ user }: { user: UserMetadata }) {
  const [AccountOverview, setAccountOverview] = useState<ComponentType<{ user: UserMetadata }>>();
  useEffect(() => {
    import('./overview/account-overview.tsx').then((loaded) => setAccountOverview(() => loaded.AccountOverview), Boolean);
  }, []);
  return AccountOverview ? <AccountOverview user={user} /> : <div className={styles.overview} aria-busy="true" />;
}

function AccountLinks() {
  const { navigation, content } = usePage();
  const links = navigation.accountMenu.filter(({ isHidden, pageAlias }) => !isHidden && pageAlias !== content._meta.alias);
  return (
    <ul className={styles.ways}>
      {links.map(({ pageAlias, icon, title, link }) => (
        <li key={pageAlias}>
          <a className={styles.way} href={link.url}>
            {isIconName(icon) && <Icon name={icon} />}
            <span className={styles.wayTitle}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Facts({ user }: { user: UserMetadata }) {
  const t = useT();
  const href = useHref();
  const name = writePersonName(user, useMarket()?.country.code);
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('account.name')}</dt>
        <dd>{name || <TextLink href={href('/account/profile')}>{t('account.add_name')}</TextLink>}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('login.email')}</dt>
        <dd>{user.email}</dd>
      </div>
      {user.favoriteStore && (
        <div className={styles.fact}>
          <dt>{t('account.favorite_store')}</dt>
          <dd>{user.favoriteStore.name}</dd>
        </div>
      )}
    </dl>
  );
}
