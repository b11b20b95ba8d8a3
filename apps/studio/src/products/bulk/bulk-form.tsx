import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { BulkActionSent } from '@selvedge/contract/studio/changes.ts';
import { roundings } from '@selvedge/domain/catalogue/round-price.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../shell/form-field.tsx';
import { fromLocalInput } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import type { Choices } from '../list/product-filters.tsx';
import { KeysField } from '../panel/keys-field.tsx';
import { MarketTicks } from '../panel/market-ticks.tsx';
import panel from '../panel/panel.module.css';
import styles from './bulk.module.css';
import type { BulkKind } from './bulk-kinds.ts';

type Action = BulkActionSent;
type Props = {
  kind: BulkKind;
  market: string | undefined;
  markets: readonly MarketSettings[];
  choices: Choices | undefined;
  problem: { text: string; field?: string } | undefined;
  isBusy: boolean;
  onPlan: (action: Action) => Promise<void>;
};

/** What is to be done. What cannot be read is said at its field, and stays as it was typed. */
export function BulkForm({ kind, market, markets, choices, problem, isBusy, onPlan }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(market ? [market] : []);
  const [percent, setPercent] = useState(kind === 'member' ? '10' : '30');
  const [basis, setBasis] = useState<'list' | 'sales'>('list');
  const [rounding, setRounding] = useState<(typeof roundings)[number]>('shop');
  const [isClearing, setClearing] = useState(false);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const isPrice = kind === 'markdown' || kind === 'end' || kind === 'member';
  const number = Number(percent.replace(',', '.'));
  const isPercentWrong = !(number >= 1 && number <= 95);
  const problemOf = (field: string, own: string | false) => (isTried && own ? own : problem?.field === field ? problem.text : undefined);
  const percentProblem = problemOf('percent', isPercentWrong && text('products.percent_wrong'));
  const marketProblem = problemOf('markets', chosen.length === 0 && text('products.markets_missing'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isPrice && (chosen.length === 0 || (kind !== 'end' && !isClearing && isPercentWrong))) return;
    const when = { ...(from && { from: fromLocalInput(from) }), ...(until && kind !== 'end' && { until: fromLocalInput(until) }) };
    const shared = { markets: [...chosen], ...when };
    const actions: Record<BulkKind, Action> = {
      markdown: { kind: 'markdown', ...shared, percent: number, basis, rounding },
      end: { kind: 'end', ...shared },
      member: { kind: 'member', ...shared, rounding, ...(!isClearing && { percent: number }) },
      badges: { kind: 'badges', add: [...add], remove: [...remove] },
      tags: { kind: 'tags', add: [...add], remove: [...remove] },
      leave: { kind: 'leave', ...(from && { from: fromLocalInput(from) }) },
    };
    void onPlan(actions[kind]);
  }

  return (
    <form className={styles.bulkForm} onSubmit={submit}>
      {kind === 'member' && (
        <label className={panel.check}>
          <input type="checkbox" checked={isClearing} onChange={(event) => setClearing(event.target.checked)} />
          <span>{text('products.clear_member')}</span>
        </label>
      )}
      {kind !== 'end' && isPrice && !isClearing && (
        <FormField label={text('products.percent')} problem={percentProblem}>
          {(ties) => <input {...ties} inputMode="decimal" value={percent} onChange={(event) => setPercent(event.target.value)} />}
        </FormField>
      )}
      {kind === 'markdown' && (
        <FormField label={text('products.basis')}>
          {(ties) => (
            <select {...ties} value={basis} onChange={(event) => setBasis(event.target.value === 'sales' ? 'sales' : 'list')}>
              <option value="list">{text('products.basis.list')}</option>
              <option value="sales">{text('products.basis.sales')}</option>
            </select>
          )}
        </FormField>
      )}
      {kind !== 'end' && isPrice && !isClearing && (
        <FormField label={text('products.rounding')}>
          {(ties) => (
            <select
              {...ties}
              value={rounding}
              onChange={(event) => setRounding(roundings.find((each) => each === event.target.value) ?? 'shop')}
            >
              {roundings.map((each) => (
                <option key={each} value={each}>
                  {text(`products.rounding.${each}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      {(isPrice || kind === 'leave') && (
        <FormField label={text('products.from')} hint={text('products.from_hint')} problem={problemOf('from', false)}>
          {(ties) => <input {...ties} type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />}
        </FormField>
      )}
      {isPrice && kind !== 'end' && (
        <FormField label={text('products.until')} hint={text('products.until_hint')} problem={problemOf('until', false)}>
          {(ties) => <input {...ties} type="datetime-local" value={until} onChange={(event) => setUntil(event.target.value)} />}
        </FormField>
      )}
      {isPrice && <MarketTicks markets={markets} chosen={chosen} problem={marketProblem} onChange={setChosen} />}
      {(kind === 'badges' || kind === 'tags') && (
        <>
          <KeysField
            label={text('products.add')}
            values={add}
            known={knownOf(kind, choices)}
            problem={problemOf('add', false)}
            onChange={setAdd}
          />
          <KeysField label={text('products.remove')} values={remove} known={knownOf(kind, choices)} onChange={setRemove} />
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
