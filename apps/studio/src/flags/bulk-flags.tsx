import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { FlagCellChange } from '@selvedge/contract/studio/flags.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { text } from '../texts/text.ts';
import { showValue } from './describe-flags.ts';
import { changeTo, type FlagCells, showCell } from './flag-cells.ts';
import styles from './flag-details.module.css';
import { flagNames } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';
import { parseCount } from './parse-count.ts';

type Props = {
  markets: readonly string[];
  cells: FlagCells;
  /** The flag that is looked at is the one that is meant, until another is chosen. */
  name: FlagName;
  onName: (name: FlagName) => void;
  onApply: (changes: readonly FlagCellChange[]) => void;
  onClear: () => void;
};

/** One flag in the chosen markets at once: what will change is named before it does. */
export function BulkFlags({ markets, cells, name, onName, onApply, onClear }: Props) {
  const isNumber = typeof featureFlags[name].default === 'number';
  const [wanted, setWanted] = useState('');
  const value = wanted === 'reset' ? null : isNumber ? parseCount(wanted) : wanted === 'on' ? true : wanted === 'off' ? false : undefined;
  const changes = value === undefined ? [] : markets.flatMap((market) => changeTo(cells, { market, name, value }));
  return (
    <section className={styles.bulk} aria-label={text('flags.bulk')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (changes.length > 0) onApply(changes);
        }}
      >
        <strong>{text('flags.chosen', { count: markets.length })}</strong>
        <select
          aria-label={text('flags.flag')}
          value={name}
          onChange={(event) => {
            setWanted('');
            onName(event.target.value as FlagName);
          }}
        >
          {flagNames.map((each) => (
            <option key={each} value={each}>
              {flagTitle(each)}
            </option>
          ))}
        </select>
        <ValueField name={name} wanted={wanted} onWant={setWanted} />
        <Button type="submit" disabled={changes.length === 0}>
          {text('flags.apply', { count: changes.length })}
        </Button>
        <button type="button" className={styles.act} onClick={onClear}>
          {text('flags.clear_choice')}
        </button>
      </form>
      {value !== undefined && (
        <ul aria-label={text('flags.preview')}>
          {changes.map(({ market }) => {
            const now = showCell(cells, market, name);
            return (
              <li key={market}>
                {market}: {showValue(now.value)} → {showValue(value ?? now.inherited)}
              </li>
            );
          })}
          {markets.length > changes.length && <li>{text('flags.unchanged', { count: markets.length - changes.length })}</li>}
        </ul>
      )}
    </section>
  );
}

function ValueField({ name, wanted, onWant }: { name: FlagName; wanted: string; onWant: (wanted: string) => void }) {
  const isNumber = typeof featureFlags[name].default === 'number';
  return (
    <>
      {isNumber ? (
        <input
          inputMode="numeric"
          aria-label={text('flags.value')}
          placeholder={showValue(featureFlags[name].default)}
          value={wanted === 'reset' ? '' : wanted}
          onChange={(event) => onWant(event.target.value)}
        />
      ) : (
        <select aria-label={text('flags.value')} value={wanted} onChange={(event) => onWant(event.target.value)}>
          <option value="">{text('flags.choose_value')}</option>
          <option value="on">{text('flags.on')}</option>
          <option value="off">{text('flags.off')}</option>
          <option value="reset">{text('flags.take_over')}</option>
        </select>
      )}
      {isNumber && (
        <button type="button" className={styles.act} onClick={() => onWant('reset')}>
          {text('flags.take_over')}
        </button>
      )}
    </>
  );
}
