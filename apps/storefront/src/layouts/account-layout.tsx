import { Icon } from '@selvedge/ui/icon.tsx';
import { isIconName } from '@selvedge/ui/icons.ts';
import type { ReactNode } from 'react';
import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './account-layout.module.css';
import { DefaultLayout } from './default-layout.tsx';

/** The whole shop around it, and the account's own menu beside the page; folded above it on a small screen. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { navigation, content } = usePage();
  const t = useT();
  const items = navigation.accountMenu.filter((item) => !item.isHidden);
  const current = items.find((item) => item.pageAlias === content._meta.alias);
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
            </ul>
          </details>
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    </DefaultLayout>
  );
}
