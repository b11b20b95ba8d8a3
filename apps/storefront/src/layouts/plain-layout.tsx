import type { ReactNode } from 'react';
import { useMarket } from '../lib/shop-context.tsx';
import { MarketLink } from '../navigation/market/market-link.tsx';
import { Logo } from '../shell/logo.tsx';
import { Main } from './main.tsx';
import styles from './plain-layout.module.css';
import { QuietFooter } from './quiet-footer.tsx';

export function PlainLayout({ children }: { children: ReactNode }) {
  const market = useMarket();
  return (
    <>
      <header className={styles.header}>
        <Logo />
        <MarketLink />
      </header>
      <Main className={styles.main}>{children}</Main>
      {market && <QuietFooter />}
    </>
  );
}
