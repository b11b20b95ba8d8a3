import type { PriceFacet } from '@selvedge/contract/catalogue/facet.ts';
import { delays } from '@selvedge/domain/constants.ts';
import { useEffect, useRef, useState } from 'react';
import { useMoney } from '../../catalogue/use-money.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useListing } from '../listing-context.tsx';
import styles from './price-range.module.css';

/** Two handles on a line, and two fields for those who know what they want to pay. */
export function PriceRange({ facet }: { facet: PriceFacet }) {
  const { query, choose } = useListing();
  const t = useT();
  const money = useMoney();
  const currency = useMarket()?.currency ?? 'EUR';
  const least = Math.floor(facet.available.lowerBoundingValue);
  const most = Math.ceil(facet.available.upperBoundingValue);
  const clamp = (value: number) => Math.min(Math.max(value, least), most);
  const chosen = { from: query.lowest, to: query.highest };
  const [moved, setMoved] = useState<{ from: number | undefined; to: number | undefined }>();
  const shown = moved ?? chosen;
  const from = clamp(shown.from ?? least);
  const to = Math.max(from, clamp(shown.to ?? most));
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const part = (value: number) => `${((value - least) / Math.max(1, most - least)) * 100}%`;
    line.current?.style.setProperty('--from', part(from));
    line.current?.style.setProperty('--to', part(to));
  }, [from, to, least, most]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a movement starts the clock, not the answer to it
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      choose({ ...query, lowest: moved.from, highest: moved.to, page: 1 });
      setMoved(undefined);
    }, delays.debounce);
    return () => clearTimeout(timer);
  }, [moved]);

  // At the end of the line a handle bounds nothing.
  const moveFrom = (value: number) => setMoved({ ...shown, from: value <= least ? undefined : Math.min(value, to) });
  const moveTo = (value: number) => setMoved({ ...shown, to: value >= most ? undefined : Math.max(value, from) });
  const range = { type: 'range', className: styles.handle, min: least, max: most, step: 1 } as const;
  const amount = (value: number) => money({ amount: value, currency });
  return (
    <fieldset className={styles.range}>
      <legend className={styles.title}>{t('facet.price')}</legend>
      <div ref={line} className={styles.line}>
        <input
          {...range}
          aria-label={`${t('listing.priceFrom')} ${amount(from)}`}
          value={from}
          onChange={(event) => moveFrom(event.currentTarget.valueAsNumber)}
        />
        <input
          {...range}
          aria-label={`${t('listing.priceTo')} ${amount(to)}`}
          value={to}
          onChange={(event) => moveTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.fields}>
        <AmountField
          name="lowerBoundingValue"
          label={t('listing.priceFrom')}
          value={shown.from}
          hint={least}
          onChoose={(value) => setMoved({ ...shown, from: value })}
        />
        <AmountField
          name="upperBoundingValue"
          label={t('listing.priceTo')}
          value={shown.to}
          hint={most}
          onChoose={(value) => setMoved({ ...shown, to: value })}
        />
      </div>
    </fieldset>
  );
}

type AmountFieldProps = {
  name: string;
  label: string;
  value: number | undefined;
  hint: number;
  onChoose: (value: number | undefined) => void;
};

function AmountField({ name, label, value, hint, onChoose }: AmountFieldProps) {
  const choose = (text: string) => {
    const amount = /^\d{1,7}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
    if (amount !== value) onChoose(amount);
  };
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        key={value ?? ''}
        className={styles.input}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? ''}
        placeholder={String(hint)}
        onBlur={(event) => choose(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose(event.currentTarget.value);
        }}
      />
    </label>
  );
}
