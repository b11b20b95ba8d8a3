import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { BulkActionSent } from '@selvedge/contract/studio/changes.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../shell/form-field.tsx';
import { text } from '../../texts/text.ts';
import type { Choices } from '../list/product-filters.tsx';
import { KeysField } from '../panel/keys-field.tsx';
import { MarketTicks } from '../panel/market-ticks.tsx';
import panel from '../panel/panel.module.css';
import styles from './bulk.module.css';
import { type BulkDraft, emptyBulkDraft, isPercentWrong, isPriceChange, readBulkDraft } from './bulk-draft.ts';
import type { BulkKind } from './bulk-kinds.ts';
import { BulkPriceFields } from './bulk-price-fields.tsx';

type Props = {
  kind: BulkKind;
  market: string | undefined;
  markets: readonly MarketSettings[];
  choices: Choices | undefined;
  problem: { text: string; field?: string } | undefined;
  isBusy: boolean;
  onPlan: (action: BulkActionSent) => Promise<void>;
};

/** What is to be done. What cannot be read is said at its field, and stays as it was typed. */
export function BulkForm({ kind, market, markets, choices, problem, isBusy, onPlan }: Props) {
  const [draft, setDraft] = useState(() => emptyBulkDraft(kind, market));
  const set = (part: Partial<BulkDraft>) => setDraft((before) => ({ ...before, ...part }));
  const [isTried, setTried] = useState(false);
  const isPrice = isPriceChange(kind);
  const problemOf = (field: string, own: string | false) => (isTried && own ? own : problem?.field === field ? problem.text : undefined);
  const percentProblem = problemOf('percent', isPercentWrong(draft) && text('products.percent_wrong'));
  const marketProblem = problemOf('markets', draft.markets.length === 0 && text('products.markets_missing'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const action = readBulkDraft(kind, draft);
    if (action) void onPlan(action);
  }

  return (
    <form className={styles.bulkForm} onSubmit={submit}>
      {isPrice && <BulkPriceFields {...{ kind, draft, set }} problem={percentProblem} />}
      {(isPrice || kind === 'leave') && (
        <FormField label={text('products.from')} hint={text('products.from_hint')} problem={problemOf('from', false)}>
          {(ties) => <input {...ties} type="datetime-local" value={draft.from} onChange={(event) => set({ from: event.target.value })} />}
        </FormField>
      )}
      {isPrice && kind !== 'end' && (
        <FormField label={text('products.until')} hint={text('products.until_hint')} problem={problemOf('until', false)}>
          {(ties) => <input {...ties} type="datetime-local" value={draft.until} onChange={(event) => set({ until: event.target.value })} />}
        </FormField>
      )}
      {isPrice && (
        <MarketTicks markets={markets} chosen={draft.markets} problem={marketProblem} onChange={(chosen) => set({ markets: chosen })} />
      )}
      {(kind === 'badges' || kind === 'tags') && (
        <>
          <KeysField
            label={text('products.add')}
            values={draft.add}
            known={knownOf(kind, choices)}
            problem={problemOf('add', false)}
            onChange={(add) => set({ add })}
          />
          <KeysField
            label={text('products.remove')}
            values={draft.remove}
            known={knownOf(kind, choices)}
            onChange={(remove) => set({ remove })}
          />
        </>
      )}
      <div className={styles.bulkEnd}>
        <Button type="submit" disabled={isBusy}>
          {text(isBusy ? 'products.planning' : 'products.preview')}
        </Button>
        <p role="alert" className={panel.problem}>
          {problem && !['percent', 'markets', 'from', 'until', 'add'].includes(problem.field ?? '') && problem.text}
        </p>
      </div>
    </form>
  );
}

function knownOf(kind: BulkKind, choices: Choices | undefined): readonly { id: string; name: string }[] {
  if (kind === 'badges') return choices?.badges ?? [];
  return (choices?.tags ?? []).map((tag) => ({ id: tag, name: tag }));
}
