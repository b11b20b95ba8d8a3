import type { RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { AccountSection } from '../account-section.tsx';
import styles from './loyalty.module.css';
import { VoucherCard } from './voucher-card.tsx';

type Listed = { vouchers: readonly RewardVoucher[]; email: string; onRedeemed: () => void };

/** LOY-020 what the member took for points: what can still be used, and folded below it what cannot. */
export function VoucherList({ vouchers, email, onRedeemed }: Listed) {
  const t = useT();
  const usable = vouchers.filter(({ state }) => state === 'open' || state === 'redeemed');
  const over = vouchers.filter((voucher) => !usable.includes(voucher));
  return (
    <AccountSection title={t('loyalty.vouchers')} text={t('loyalty.vouchers_text')}>
      {usable.length === 0 && <p>{t('loyalty.vouchers_none')}</p>}
      <ul className={styles.list}>
        {usable.map((voucher) => (
          <li key={voucher.rewardId}>
            <VoucherCard {...{ voucher, email, onRedeemed }} />
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{t('loyalty.vouchers_over')}</summary>
          <ul className={styles.list}>
            {over.map((voucher) => (
              <li key={voucher.rewardId}>
                <Over voucher={voucher} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </AccountSection>
  );
}

function Over({ voucher: { content, state, expiresAt } }: { voucher: RewardVoucher }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const date = formatDate(new Date(expiresAt), { locale });
  return (
    <article className={styles.reward}>
      <h3 className={styles.name}>
        <bdi>{content.title}</bdi>
      </h3>
      <p className={styles.quiet}>{state === 'used' ? t('loyalty.voucher_used') : t('loyalty.voucher_over', { date })}</p>
    </article>
  );
}
