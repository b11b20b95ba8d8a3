import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { compareSizes } from '@selvedge/domain/catalogue/compare-sizes.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { changeSize } from '../line-calls.ts';
import { useBasketAction } from '../use-basket.ts';
import styles from './line-actions.module.css';
import { useVariants } from './use-variants.ts';

/** Another size of the same piece, in the place of this one. */
export function LineSize({ line, onDone }: { line: BasketLine; onDone: () => void }) {
  const t = useT();
  const run = useBasketAction();
  const toast = useToast();
  const variants = useVariants(line.productId);
  const choose = async (sku: string) => {
    onDone();
    if (sku !== line.sku && (await run(changeSize(line, sku)))) toast.show('success', 'basket.sizeChanged');
  };
  const sorted = variants?.toSorted(
    (a, b) => compareSizes(a.size.name, b.size.name) || compareSizes(a.length?.name ?? '', b.length?.name ?? ''),
  );
  return (
    <div className={styles.size}>
      <select
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
        className={styles.select}
        aria-label={t('basket.sizeOf', { name: line.name })}
        aria-busy={!sorted}
        value={line.sku}
        onChange={(event) => choose(event.target.value)}
      >
        {sorted ? (
          sorted.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={!variant.inStockEcom && variant.id !== line.sku}>
              {variantLabel(variant)}
              {!variant.inStockEcom && ` (${t('product.notInStock')})`}
            </option>
          ))
        ) : (
          <option value={line.sku}>{line.variant.size}</option>
        )}
      </select>
      <button type="button" className={styles.action} onClick={onDone}>
        {t('basket.cancel')}
      </button>
    </div>
  );
}
