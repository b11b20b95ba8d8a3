import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';
import { pointsOfLabel } from '@selvedge/domain/gift-card/points-label.ts';
import { amountOfPoints, mostPointsFor } from '@selvedge/domain/loyalty/points-payment.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../../basket/offer/offer-form.module.css';
import { useBasketAction, useBusy } from '../../basket/use-basket.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { useSession } from '../../session/use-session.ts';
import { payWithPoints, takePointsBack } from './points-calls.ts';

/** Points as a part of the payment: for members, where the market takes them. Everybody else sees nothing of it. */
export function PointsPayment({ basket }: { basket: Basket }) {
  const used = basket.giftCards.find(({ giftCardNumber }) => pointsOfLabel(giftCardNumber) !== undefined);
  const { status, emailVerified } = useSession();
  const answer = useAnswer(loyalty.getAccount, status === 'signedIn' && emailVerified === true && !used && {});
  if (used) return <UsedPoints card={used} />;
  if (!answer || answer.hasError) return null;
  const { balance, payment } = answer.data.points;
  const most = payment ? mostPointsFor({ balance, ...payment, total: basket.remainingTotal.amount, currency: basket.currency }) : 0;
  return payment && most >= payment.least ? <PointsForm key={most} {...{ balance, payment, most }} currency={basket.currency} /> : null;
}

type FormProps = { balance: number; payment: NonNullable<LoyaltyPoints['payment']>; most: number; currency: string };

export function PointsForm({ balance, payment: { worth, least, mostPercent }, most, currency }: FormProps) {
  const t = useT();
  const money = useMoney();
  const run = useBasketAction();
  const locale = useMarket()?.id ?? 'en-GB';
  const isBusy = useBusy('giftCard');
  const [typed, setTyped] = useState(String(most));
  // One wish: pressed twice, or again after no answer came, it spends once.
  const [key] = useState(() => crypto.randomUUID());
  const points = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : 0;
  const isGood = points >= least && points <= most;
  const count = (value: number) => formatCount(value, locale);
  const amount = money({ amount: toDecimal(amountOfPoints(points, worth, currency), currency), currency });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isGood) await run(payWithPoints(points, key));
  };
  return (
    <Accordion title={t('loyalty.pay_title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>
          {t('loyalty.pay_text', { balance: count(balance), least: count(least), most: count(most), percent: count(mostPercent) })}
        </p>
        <div className={styles.row}>
          <Field
            label={t('loyalty.pay_points')}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            error={isGood ? undefined : t('loyalty.pay_between', { least: count(least), most: count(most) })}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="secondary" aria-busy={isBusy || undefined}>
            {t('loyalty.pay_use')}
          </Button>
        </div>
        {isGood && <p className={styles.note}>{t('loyalty.pay_worth', { amount })}</p>}
      </form>
    </Accordion>
  );
}

export function UsedPoints({ card: { giftCardNumber, used } }: { card: Basket['giftCards'][number] }) {
  const t = useT();
  const money = useMoney();
  const run = useBasketAction();
  const locale = useMarket()?.id ?? 'en-GB';
  const points = pointsOfLabel(giftCardNumber) ?? 0;
  return (
    <div className={styles.chip}>
      <span className={styles.code}>
        <bdi>{t('loyalty.paid', { count: points, points: formatCount(points, locale) })}</bdi>
      </span>
      <span className={styles.amount}>
        <bdi>{writeLess(money(used))}</bdi>
      </span>
      <Button look="secondary" onClick={() => void run(takePointsBack())}>
        {t('loyalty.pay_back')}
      </Button>
    </div>
  );
}
