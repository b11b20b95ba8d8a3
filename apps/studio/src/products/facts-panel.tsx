import { useState } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import bulkStyles from './bulk.module.css';
import panel from './panel.module.css';
import editorStyles from './product-editor.module.css';
import type { ProductWork } from './use-product-work.ts';

const switches = ['hasEcom', 'hasRetail', 'isPreorder', 'isNoos', 'isInDeliverySet', 'allowInStockNotifications'] as const;

/** How it is sold, and the facts that come with the assortment. */
export function FactsPanel({ work: { product, draft, put } }: { work: ProductWork }) {
  const { facts } = draft;
  const change = (next: Partial<typeof facts>) => put('facts', { ...facts, ...next });
  const [rank, setRank] = useState(String(facts.rank));
  const isRankWrong = !/^-?\d{1,7}$/.test(rank.trim()) || Math.abs(Number(rank)) > 1_000_000;
  return (
    <section className={panel.panel} aria-label={text('products.field.facts')}>
      <h2>{text('products.field.facts')}</h2>
      <div className={editorStyles.switches}>
        {switches.map((name) => (
          <label key={name} className={panel.check}>
            <input type="checkbox" checked={facts[name]} onChange={(event) => change({ [name]: event.target.checked })} />
            <span>{text(`products.fact.${name}`)}</span>
          </label>
        ))}
      </div>
      <div className={bulkStyles.bulkForm}>
        <FormField label={text('products.fact.comingSoon')}>
          {(ties) => (
            <input
              {...ties}
              type="datetime-local"
              value={toLocalInput(facts.comingSoon ?? undefined)}
              onChange={(event) => change({ comingSoon: fromLocalInput(event.target.value) ?? null })}
            />
          )}
        </FormField>
        <FormField
          label={text('products.fact.rank')}
          hint={text('products.rank_hint')}
          problem={isRankWrong ? text('products.rank_wrong') : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              inputMode="numeric"
              value={rank}
              onChange={(event) => {
                setRank(event.target.value);
                if (/^-?\d{1,7}$/.test(event.target.value.trim())) change({ rank: Number(event.target.value) });
              }}
            />
          )}
        </FormField>
      </div>
      <dl className={editorStyles.facts}>
        {Object.entries(product.attributes).map(([facet, values]) => (
          <div key={facet}>
            <dt>{facet}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
        <div>
          <dt>{text('products.brand')}</dt>
          <dd>{[product.brand, product.subBrand].filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
    </section>
  );
}
