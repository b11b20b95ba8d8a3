import type { ReactNode } from 'react';
import { keepQuery } from '../lib/router.ts';
import type { Loaded } from '../lib/use-load.ts';
import filters from '../shell/filters.module.css';
import { CurrencyChoice } from './currency-choice.tsx';
import { PartFrame } from './part-frame.tsx';
import type { PartProps } from './part-props.ts';

type Answer = { rows: readonly unknown[]; currency?: string; currencies?: readonly string[] };
type Props<T> = PartProps & {
  loaded: Loaded<T>;
  empty: { title: string; advice: string };
  /** Choices of this subject alone. */
  more?: ReactNode;
  children: (data: T) => ReactNode;
};

/** A subject that is a table of one period: its choices, the currency where there are amounts, and the table. */
export function RowsFrame<T extends Answer>({ more, ...props }: Props<T>) {
  const { currency, currencies } = props.loaded.data ?? {};
  const choice = currency && currencies && (
    <CurrencyChoice currency={currency} currencies={[...currencies]} onChoose={(each) => keepQuery('currency', each)} />
  );
  return (
    <PartFrame
      {...props}
      hasComparison={false}
      isEmpty={({ rows }) => rows.length === 0}
      more={
        (more || choice) && (
          <div className={filters.filters}>
            {more}
            {choice}
          </div>
        )
      }
    />
  );
}
