import type { BasketLine, BasketNotice } from '@selvedge/contract/basket-shape.ts';
import { useT } from '../../lib/shop-context.tsx';
import { setQuantity } from '../line-calls.ts';
import { useBasketAction } from '../use-basket.ts';
import styles from './line-notices.module.css';

type LineNoticesProps = { line: BasketLine; notices: readonly BasketNotice[]; isSettled?: boolean };

/** Why a line is not as it was. When fewer are left than are wanted, one click takes as many as there are. */
export function LineNotices({ line: { id, name, state, maximumQuantity: count }, notices, isSettled = false }: LineNoticesProps) {
  const t = useT();
  const run = useBasketAction();
  const isShort = state === 'limited';
  return (
    <>
      {isShort && (
        <p className={styles.notice}>
          {t('basket.onlyLeft', { count })}{' '}
          {!isSettled && (
            <button type="button" className={styles.act} onClick={() => run(setQuantity({ id, quantity: count }))}>
              {t('basket.setTo', { count, name })}
            </button>
          )}
        </p>
      )}
      {notices
        .filter(({ key }) => !(isShort && key === 'basket.not_enough_stock'))
        .map(({ key }) => (
          <p key={key} className={styles.notice}>
            {t(key)}
          </p>
        ))}
    </>
  );
}
