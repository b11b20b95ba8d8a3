import { useT } from '../../lib/shop-context.tsx';
import { MarketList } from './market-list.tsx';
import styles from './market-switcher.module.css';

export function Content({ close }: { close: () => void }) {
  const t = useT();
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('market.text')}</p>
      <MarketList onChosen={close} />
    </div>
  );
}
