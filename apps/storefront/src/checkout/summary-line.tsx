import type { BasketLine, BasketNotice } from '@selvedge/contract/basket-shape.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { LineBadges } from '../basket/line/line-badges.tsx';
import { LineNotices } from '../basket/line/line-notices.tsx';
import { LinePicture } from '../basket/line/line-picture.tsx';
import { LineQuantity } from '../basket/line/line-quantity.tsx';
import { lineVariant } from '../basket/line/line-variant.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { useName } from '../catalogue/use-name.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './order-summary.module.css';

type SummaryLineProps = { line: BasketLine; isSettled: boolean; notices: readonly BasketNotice[] };

/** One line of what is bought. How many can be changed until the summary. */
export function SummaryLine({ line, isSettled, notices }: SummaryLineProps) {
  const t = useT();
  const writeName = useName();
  const money = useMoney();
  const { salesPrice, listPrice } = line.groupTotalPrice;
  const isLower = salesPrice.amount < listPrice.amount;
  const isCounted = line.state === 'available' || line.state === 'limited';
  return (
    <article className={styles.line} data-counted={isCounted}>
      <LinePicture line={line} />
      <div className={styles.about}>
        <h3>
          <bdi>{writeName(line.name)}</bdi>
        </h3>
        <p className={styles.variant}>
          <bdi>{lineVariant(t, money, line)}</bdi>
        </p>
        <LineBadges line={line} location="checkout" />
        <LineNotices line={line} notices={notices} isSettled={isSettled} />
        {isCounted && !isSettled && !line.isBonusProduct ? (
          <LineQuantity line={line} />
        ) : (
          <p className={styles.variant}>
            <bdi>{t('checkout.pieces', { count: line.quantity })}</bdi>
          </p>
        )}
      </div>
      <p className={styles.price}>
        {!isCounted && <VisuallyHidden>{t('basket.notCounted')}</VisuallyHidden>}
        {isCounted && line.isBonusProduct && salesPrice.amount === 0 && t('basket.free')}
        {isCounted && !(line.isBonusProduct && salesPrice.amount === 0) && (
          <>
            {isLower && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
            <bdi className={isLower ? styles.sale : undefined}>{money(salesPrice)}</bdi>
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
