import type { Money, ShownPrice } from '@selvedge/contract/catalogue/price.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useSite, useT, useToggles } from '../lib/shop-context.tsx';
import styles from './price-lines.module.css';
import { useMoney } from './use-money.ts';

type PriceProps = {
  price: ShownPrice;
  /** What members of the customer club pay. */
  member?: Money | undefined;
  /** On a page of its own it stands larger. */
  size?: 'tile' | 'page';
  /** A voucher for goods of any kind is taxed when it is spent. */
  isTaxed?: boolean;
};

/** What it costs, what it cost, the lowest price of the 30 days before a markdown, what members pay, and what of it is tax. (CAT-014, CAT-046) */
export function PriceLines({ price, member, size = 'tile', isTaxed = true }: PriceProps) {
  const t = useT();
  const write = useMoney();
  const { priceTransparency, memberPrice } = useToggles();
  const { salesPrice, listPrice, historicPrice, historicPercentage, percentage, perUnit } = price;
  const { tax } = useSite();
  const isLower = salesPrice.amount < listPrice.amount;
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.line}>
        {isLower && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
        <span className={isLower ? styles.sale : undefined}>{write(salesPrice)}</span>
        {isLower && (
          <>
            <VisuallyHidden> {t('price.before')} </VisuallyHidden>
            <s className={styles.before}>{write(listPrice)}</s>
          </>
        )}
        {percentage !== undefined && percentage > 0 && (
          // The minus stands before the number in every script.
          <span className={styles.sale} dir="ltr">
            {t('price.off', { percentage })}
          </span>
        )}
      </span>
      {perUnit && <span className={styles.note}>{perUnit}</span>}
      {priceTransparency && isLower && historicPrice && (
        <span className={styles.note}>
          {size === 'page' && historicPercentage
            ? t('price.lowest_off', { price: write(historicPrice), percentage: historicPercentage })
            : t('price.lowest', { price: write(historicPrice) })}
        </span>
      )}
      {memberPrice && member && member.amount < salesPrice.amount && (
        <span className={styles.member}>{t('price.members', { price: write(member) })}</span>
      )}
      {size === 'page' && isTaxed && tax && (
        <span className={styles.note}>{t(tax.included ? 'price.with_tax' : 'price.without_tax', { tax: tax.name })}</span>
      )}
    </span>
  );
}
