import type { OpeningState } from '@selvedge/contract/store.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { openingText } from './opening-text.ts';
import styles from './store-row.module.css';

export function OpeningLine({ opening }: { opening: OpeningState }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  return (
    <span className={styles.opening} data-open={opening.isOpen || undefined}>
      {openingText(t, opening, locale)}
    </span>
  );
}
