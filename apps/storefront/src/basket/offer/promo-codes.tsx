import type { Basket, BasketNotice } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { normaliseCode } from '@selvedge/domain/promotion/normalise-code.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { type FormEvent, useState } from 'react';
import { useMoney } from '../../catalogue/use-money.ts';
import { type Translate, useT } from '../../lib/shop-context.tsx';
import { useToast } from '../../toast/toast-context.ts';
import { readState } from '../basket-state.ts';
import { addCode, dropCode } from '../offer-calls.ts';
import { useBasketAction, useBusy } from '../use-basket.ts';
import styles from './offer-form.module.css';

/** BSK-026..030 codes that were given, and room for another. A good code that does nothing yet says what is missing. */
export function PromoCodes({ basket }: { basket: Basket }) {
  const t = useT();
  const money = useMoney();
  const run = useBasketAction();
  return (
    <>
      <Accordion title={t('basket.promoCode')}>
        <CodeForm />
      </Accordion>
      {basket.promoCodes.length > 0 && (
        <ul className={styles.given}>
          {basket.promoCodes.map((code) => {
            const amount = basket.promoCodeAmounts[code];
            const notice = basket.notices.find(({ promoCode }) => promoCode === code);
            return (
              <li key={code} className={styles.chip}>
                <span className={styles.code}>
                  <bdi>{code}</bdi>
                </span>
                <span className={styles.amount}>{amount && amount.amount > 0 && <bdi>{writeLess(money(amount))}</bdi>}</span>
                <button
                  type="button"
                  className={styles.off}
                  aria-label={t('basket.dropCode', { code })}
                  onClick={() => run(dropCode(code))}
                >
                  <Icon name="close" small />
                </button>
                {notice && <p className={styles.note}>{codeNotice(t, money, notice)}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** What is missing, as an amount or in pieces where that is known. */
function codeNotice(t: Translate, money: (money: Money) => string, { key, missingAmount, missingPieces }: BasketNotice): string {
  if (missingAmount) return t('promotion.missing_amount', { amount: money(missingAmount) });
  return missingPieces ? t('promotion.missing_pieces', { count: missingPieces }) : t(key);
}

function CodeForm() {
  const t = useT();
  const toast = useToast();
  const isBusy = useBusy('promoCode');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError('basket.code_missing');
    const { failure, isDone } = await addCode(code);
    setError(failure?.key);
    if (failure) toast.showNow(failure.severity, failure.key);
    if (!isDone) return;
    setCode('');
    // A code that does nothing yet is not called applied: its row says what it needs.
    const isWaiting = readState().answer?.basket.notices.some(({ promoCode }) => promoCode === normaliseCode(code));
    toast.show(isWaiting ? 'info' : 'success', isWaiting ? 'basket.codeKept' : 'basket.codeAdded');
  };
  return (
    <form className={styles.row} onSubmit={submit} noValidate>
      <Field
        label={t('basket.code')}
        value={code}
        error={error && t(error)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="secondary" aria-busy={isBusy || undefined}>
        {t('basket.apply')}
      </Button>
    </form>
  );
}
