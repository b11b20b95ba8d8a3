import { usePage } from '../../lib/shop-context.tsx';
import { MarketList } from '../../navigation/market/market-list.tsx';
import styles from './country-selector-page.module.css';

export function View() {
  const { content } = usePage();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{content.heading}</h1>
        <p className={styles.intro}>{content.intro}</p>
      </header>
      <MarketList wide />
    </div>
  );
}
