import { ButtonLink } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { DrawnThread } from '../../shell/drawn-thread.tsx';
import styles from './empty-list.module.css';

const frames = ['a', 'b', 'c'];

/** Nothing kept yet: places for what will be, sewn together, a sentence, a way on, and what the page has for whoever looks around. */
export function EmptyList({ children }: { children: ReactNode }) {
  const t = useT();
  const href = useHref();
  const { intro } = usePage().content;
  return (
    <>
      <section className={styles.empty}>
        <div className={styles.picture} aria-hidden="true">
          <div className={styles.drawing}>
            <DrawnThread kind="sewn" />
          </div>
          {frames.map((frame) => (
            <span key={frame} className={styles.frame}>
              <Icon name="wishlist" />
            </span>
          ))}
        </div>
        <div className={styles.words}>
          <p className={styles.claim}>{intro}</p>
          <p className={styles.text}>{t('wishlist.empty.text')}</p>
          <ButtonLink href={href('/new-in')}>{t('wishlist.empty.newIn')}</ButtonLink>
        </div>
      </section>
      {children}
    </>
  );
}
