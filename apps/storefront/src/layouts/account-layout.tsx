import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { usePage, useT } from '../lib/shop-context.tsx';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import styles from './account-layout.module.css';
import { DefaultLayout } from './default-layout.tsx';

/** The whole shop around it, and the account's own menu beside the page; folded above it on a small screen. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { navigation, content } = usePage();
  const t = useT();
  const items = navigation.accountMenu.filter((item) => !item.isHidden);
  const screen = useScreen();
  const current = items.find((item) => item.pageAlias === content._meta.alias);
  const waiting = (
    <div className={styles.waiting}>
      <h1 className={styles.heading}>{content.heading}</h1>
      <noscript>{t('account.no_script')}</noscript>
      <FullPageLoader />
    </div>
  );
  return (
    <DefaultLayout>
      <div className={styles.account}>
        <nav className={styles.menu} aria-label={t('account.menu')}>
          <details className={styles.fold}>
            <summary className={styles.summary}>
              <span>{current?.title ?? t('account.menu')}</span>
              <Icon name="down" small />
            </summary>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.pageAlias}>
                  <a className={styles.link} href={item.link.url} aria-current={item === current ? 'page' : undefined}>
                    {isIconName(item.icon) && <Icon name={item.icon} />}
                    {item.title}
                  </a>
                </li>
              ))}
              {screen && (
                <li>
                  <screen.SignOutLink className={styles.link} />
                </li>
              )}
            </ul>
          </details>
        </nav>
        <div className={styles.page}>{screen ? <screen.AccountScreen waiting={waiting}>{children}</screen.AccountScreen> : waiting}</div>
      </div>
    </DefaultLayout>
  );
}

type Screen = {
  AccountScreen: ComponentType<{ waiting: ReactNode; children: ReactNode }>;
  SignOutLink: ComponentType<{ className: string | undefined }>;
};

/** AUT-018 whether somebody is signed in is known to the browser alone, and no other page should pay for finding out. */
function useScreen(): Screen | undefined {
  const [screen, setScreen] = useState<Screen>();
  useEffect(() => {
    void import('../account/account-screen.tsx').then(setScreen);
  }, []);
  return screen;
}
