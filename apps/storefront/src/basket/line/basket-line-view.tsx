import type { BasketLine, BasketNotice } from '@selvedge/contract/basket-shape.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useName } from '../../catalogue/use-name.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useBusy } from '../use-basket.ts';
import styles from './basket-line-view.module.css';
import { LineActions } from './line-actions.tsx';
import { LineBadges } from './line-badges.tsx';
import { LineNotices } from './line-notices.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { lineVariant } from './line-variant.ts';
import { PriceStory } from './price-story.tsx';

/** One line: what it is, how many, what it costs and why. What can't be ordered as it stands says so. */
export function BasketLineView({ line, notices }: { line: BasketLine; notices: readonly BasketNotice[] }) {
  const t = useT();
  const writeName = useName();
  const money = useMoney();
  const isBusy = useBusy(line.id, line.sku);
  const { salesPrice, listPrice } = line.groupTotalPrice;
  const isLower = salesPrice.amount < listPrice.amount;
  const isCounted = line.state === 'available' || line.state === 'limited';
  return (
    <article className={styles.line} data-counted={isCounted} aria-busy={isBusy || undefined}>
      <LinePicture line={line} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {line.productUrl ? <a href={line.productUrl}>{<bdi>{writeName(line.name)}</bdi>}</a> : <bdi>{writeName(line.name)}</bdi>}
        </h2>
        <p className={styles.variant}>
          <bdi>{lineVariant(t, money, line)}</bdi>
        </p>
        {line.unitPrice.perUnit && <p className={styles.variant}>{line.unitPrice.perUnit}</p>}
        <LineBadges line={line} location="basket" />
        {line.isBonusProduct && <p className={styles.gift}>{t('basket.gift')}</p>}
        {line.lineItemStockLocation === 'store' && (
          <p className={styles.variant}>{t(line.takeNow ? 'device.taken_now' : 'basket.fromStore')}</p>
        )}
        <LineNotices line={line} notices={notices} />
      </div>
      <p className={styles.price}>
        {!isCounted ? (
          <VisuallyHidden>{t('basket.notCounted')}</VisuallyHidden>
        ) : line.isBonusProduct && salesPrice.amount === 0 ? (
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
      <div className={styles.controls}>
        {isCounted && !line.isBonusProduct && <LineQuantity line={line} />}
        <LineActions line={line} />
      </div>
      {isCounted && <PriceStory line={line} />}
    </article>
  );
}
