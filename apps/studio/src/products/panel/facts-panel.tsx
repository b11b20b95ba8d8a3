import { editedNames, type FieldTable, optionFields, type ProductField, styleFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { text } from '../../texts/text.ts';
import bulkStyles from '../bulk/bulk.module.css';
import editorStyles from '../product-editor.module.css';
import type { ProductWork } from '../use-product-work.ts';
import { FactField } from './fact-field.tsx';
import panel from './panel.module.css';

/** How it is sold, what its style says beside its texts, and the facts that come with the assortment. */
export function FactsPanel({ work: { product, draft, put } }: { work: ProductWork }) {
  return (
    <section className={panel.panel} aria-label={text('products.field.facts')}>
      <h2>{text('products.field.facts')}</h2>
      <Facts fields={optionFields} facts={draft.facts} onChange={(facts) => put('facts', facts)} />
      {editedNames(styleFields).length > 0 && (
        <>
          <h3>{text('products.field.styleFacts')}</h3>
          <Facts fields={styleFields} facts={draft.styleFacts} onChange={(facts) => put('styleFacts', facts)} />
        </>
      )}
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

type Values = Readonly<Record<string, unknown>>;
type FactsProps = { fields: FieldTable; facts: Values; onChange: (facts: Values) => void };

/** Ticks stand together, everything else below them. */
function Facts({ fields, facts, onChange }: FactsProps) {
  const edited = Object.entries(fields).filter(([, field]) => field.edited);
  const show = ([name, field]: readonly [string, ProductField]) => (
    <FactField key={name} field={field} value={facts[name]} onChange={(value) => onChange({ ...facts, [name]: value })} />
  );
  return (
    <>
      <div className={editorStyles.switches}>{edited.filter(([, { stored }]) => stored === 'boolean').map(show)}</div>
      <div className={bulkStyles.bulkForm}>{edited.filter(([, { stored }]) => stored !== 'boolean').map(show)}</div>
    </>
  );
}
