import { ButtonLink } from '@selvedge/ui/button.tsx';
import type { ReactNode } from 'react';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import styles from './empty-list.module.css';

/** Nothing kept yet: a sentence, a way on, and what the page has for whoever looks around. */
export function EmptyList({ children }: { children: ReactNode }) {
  const t = useT();
  const href = useHref();
  const { intro } = usePage().content;
  return (
    <>
      <section className={styles.words}>
        <p className={styles.claim}>{intro}</p>
        <p className={styles.text}>{t('wishlist.empty.text')}</p>
        <ButtonLink href={href('/new-in')}>{t('wishlist.empty.newIn')}</ButtonLink>
      </section>
      {children}
    </>
  );
}
