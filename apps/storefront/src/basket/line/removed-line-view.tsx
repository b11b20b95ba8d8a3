import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { useEffect, useRef } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { putBack } from '../line-calls.ts';
import { useBasketAction, useBusy } from '../use-basket.ts';
import styles from './removed-line-view.module.css';

/** Where a line was until a moment ago. The way back takes the focus of the button that was pressed. */
export function RemovedLineView({ line }: { line: BasketLine }) {
  const t = useT();
  const run = useBasketAction();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.removed} aria-busy={useBusy(line.sku) || undefined}>
      <p>{t('basket.removed', { name: line.name })}</p>
      <button ref={button} type="button" className={styles.undo} onClick={() => run(putBack(line))}>
        {t('basket.undo')}
      </button>
    </div>
  );
}
