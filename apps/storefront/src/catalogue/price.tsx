import type { Money, Price as PriceData } from '@selvedge/contract/catalogue/price.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useMarket, useT, useToggles } from '../lib/shop-context.tsx';
import styles from './price.module.css';

type PriceProps = {
  price: PriceData;
  clubPrice?: Money | undefined;
  /** On a page of its own the price says what it was before, too; a tile has no room for that. */
  full?: boolean;
};

/** What it costs, what it cost, and what members pay. (CAT-014, CAT-046) */
export function Price({ price, clubPrice, full = false }: PriceProps) {
  const t = useT();
  const write = useMoney();
  const { priceTransparency, memberPrice } = useToggles();
  const { salesPrice, listPrice, historicPrice, historicPercentage, percentage } = price;
  const isLower = salesPrice.amount < listPrice.amount;
  return (
    <span className={styles.price} data-full={full || undefined}>
      <span className={styles.line}>
        {isLower && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
        <span className={isLower ? styles.sale : undefined}>{write(salesPrice)}</span>
        {isLower && (
          <>
            {' '}
            <VisuallyHidden>{t('price.before')} </VisuallyHidden>
            <s className={styles.before}>{write(listPrice)}</s>
          </>
        )}
        {percentage !== undefined && percentage > 0 && (
          <>
            {' '}
            <span className={styles.sale}>{t('price.off', { percentage })}</span>
          </>
        )}
      </span>
      {full && priceTransparency && historicPrice && (
        <span className={styles.note}>
          {historicPercentage
            ? t('price.lowest_off', { price: write(historicPrice), percentage: historicPercentage })
            : t('price.lowest', { price: write(historicPrice) })}
        </span>
      )}
      {memberPrice && clubPrice && <span className={styles.member}>{t('price.members', { price: write(clubPrice) })}</span>}
    </span>
  );
}

/** Writes amounts as the market's shoppers read them. */
export function useMoney(): (money: Money) => string {
  const locale = useMarket()?.id ?? 'en-GB';
  return ({ amount, currency }) => formatMoney(toMinor(amount, currency), currency, locale);
}
