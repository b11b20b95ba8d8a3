import { type BasketLine, mostPieces } from '@selvedge/contract/basket-shape.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from './line-quantity.module.css';
import { useQuantity } from './use-quantity.ts';

/** Fewer, more, or a number of one's own; never more than can be had. */
export function LineQuantity({ line }: { line: BasketLine }) {
  const t = useT();
  const { wanted, want, typed, type, settle } = useQuantity(line);
  const most = Math.max(1, Math.min(line.maximumQuantity, mostPieces));
  const { name } = line;
  return (
    <div className={styles.quantity}>
      <button type="button" className={styles.step} disabled={wanted <= 1} onClick={() => want(wanted - 1)}>
        <Icon name="minus" small />
        <VisuallyHidden>{t('basket.fewer', { name })}</VisuallyHidden>
      </button>
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        aria-label={t('basket.quantity', { name })}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <button type="button" className={styles.step} disabled={wanted >= most} onClick={() => want(wanted + 1)}>
        <Icon name="plus" small />
        <VisuallyHidden>{t('basket.more', { name })}</VisuallyHidden>
      </button>
    </div>
  );
}
