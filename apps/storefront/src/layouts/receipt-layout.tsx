import type { ReactNode } from 'react';
import { useHref, useT } from '../lib/shop-context.tsx';
import { Logo } from '../shell/logo.tsx';
import { Main } from './main.tsx';
import { QuietFooter } from './quiet-footer.tsx';
import styles from './receipt-layout.module.css';

/** After the purchase: quiet, with one way back into the shop. */
export function ReceiptLayout({ children }: { children: ReactNode }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <header className={styles.header}>
        <Logo />
        <a className={styles.on} href={href('')}>
          {t('receipt.toShop')}
        </a>
      </header>
      <Main className={styles.main}>{children}</Main>
      <QuietFooter />
    </>
  );
}
