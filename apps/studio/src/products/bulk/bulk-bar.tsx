import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type BulkActionSent, changes, type SelectionSent } from '@selvedge/contract/studio/changes.ts';
import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { navigate, paths } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import type { Chosen } from '../list/chosen.ts';
import type { Choices } from '../list/product-filters.tsx';
import panel from '../panel/panel.module.css';
import styles from './bulk.module.css';
import { BulkForm } from './bulk-form.tsx';
import { type BulkKind, bulkKinds } from './bulk-kinds.ts';

type Props = {
  chosen: Chosen;
  count: number | undefined;
  filter: Partial<ProductFilter>;
  markets: readonly MarketSettings[];
  choices: Choices | undefined;
  onAll: () => void;
  onClear: () => void;
};

/** What is chosen, and what may be done with all of it. Nothing happens before a preview was seen. */
export function BulkBar({ chosen, count, filter, markets, choices, onAll, onClear }: Props) {
  const { call } = useStudio();
  const [kind, setKind] = useState<BulkKind>();
  const [problem, setProblem] = useState<{ text: string; field?: string }>();
  const [isBusy, setBusy] = useState(false);
  const number = chosen.isAll ? (count ?? 0) : chosen.ids.length;

  async function plan(action: BulkActionSent): Promise<void> {
    setBusy(true);
    const selection: SelectionSent = chosen.isAll ? { filter } : { ids: [...chosen.ids] };
    const answer = await call(changes.plan, { body: { selection, action } });
    setBusy(false);
    if (!answer.hasError) return navigate(paths.screen('products', 'changes', answer.data.id));
    const field = Object.keys(answer.response?.result?.errors ?? {})[0];
    setProblem({ text: errorText(answer.error), ...(field && { field }) });
  }

  return (
    <section className={styles.bulk} aria-label={text('products.bulk')}>
      <div className={styles.bulkHead}>
        <p aria-live="polite">{text('products.chosen', { count: number })}</p>
        {!chosen.isAll && count !== undefined && count > number && (
          <button type="button" className={panel.plain} onClick={onAll}>
            {text('products.choose_all', { count })}
          </button>
        )}
        <button type="button" className={panel.plain} onClick={onClear}>
          {text('products.choose_none')}
        </button>
        <fieldset className={styles.bulkKinds} aria-label={text('products.bulk')}>
          {bulkKinds.map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(kind === each ? undefined : each)}>
              {text(`products.bulk.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {kind && (
        <BulkForm
          key={kind}
          kind={kind}
          market={filter.market}
          markets={markets}
          choices={choices}
          problem={problem}
          isBusy={isBusy}
          onPlan={plan}
        />
      )}
    </section>
  );
}
