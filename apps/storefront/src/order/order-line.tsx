import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { LinePicture } from '../basket/line/line-picture.tsx';
import { lineVariant } from '../basket/line/line-variant.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { useName } from '../catalogue/use-name.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './order-line.module.css';

/** What a line of an order has in common with one of a basket. */
export type ShownLine = Pick<
  BasketLine,
  | 'id'
  | 'name'
  | 'imageUrl'
  | 'productUrl'
  | 'quantity'
  | 'colour'
  | 'variant'
  | 'unitPrice'
  | 'groupTotalPrice'
  | 'isDigital'
  | 'isBonusProduct'
>;

/** CHK-009 a line that can only be read: what it is, how many, what it costs. */
export function OrderLine({ line, isLinked = false }: { line: ShownLine; isLinked?: boolean }) {
  const t = useT();
  const writeName = useName();
  const money = useMoney();
  const { salesPrice, listPrice } = line.groupTotalPrice;
  const isLower = salesPrice.amount < listPrice.amount;
  const name = <bdi>{writeName(line.name)}</bdi>;
  return (
    <article className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.words}>
        <h3 className={styles.name}>{isLinked && line.productUrl ? <a href={line.productUrl}>{name}</a> : name}</h3>
        <p className={styles.variant}>
          <bdi>{lineVariant(t, money, line)}</bdi>
        </p>
        <p className={styles.variant}>
          <bdi>{t('order.pieces', { count: line.quantity })}</bdi>
        </p>
        {line.isBonusProduct && <p className={styles.gift}>{t('basket.gift')}</p>}
      </div>
      <p className={styles.price}>
        {line.isBonusProduct && salesPrice.amount === 0 ? (
          t('basket.free')
        ) : (
          <>
            {isLower && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
            <span className={isLower ? styles.sale : undefined}>{money(salesPrice)}</span>
            {isLower && (
              <>
                <VisuallyHidden> {t('price.before')} </VisuallyHidden>
                <s className={styles.before}>{money(listPrice)}</s>
              </>
            )}
          </>
        )}
      </p>
    </article>
  );
}
