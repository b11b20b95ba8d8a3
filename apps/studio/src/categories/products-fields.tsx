import type { CategoryCondition, CategoryProducts } from '@selvedge/contract/catalogue/category.ts';
import { ProductsInput } from '../pickers/product-input.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import ruleStyles from './category-rules.module.css';
import { ConditionFields } from './condition-fields.tsx';
import { newCondition } from './new-condition.ts';

type Props = {
  value: CategoryProducts;
  market: string;
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
  onChange: (products: CategoryProducts) => void;
};

const kinds = ['assigned', 'rule', 'picked'] as const;
const fields = ['tag', 'facet', 'price', 'since', 'new', 'sale', 'stock'] as const;

/** What a category holds: what the assortment puts there, what fits a rule, or what was picked. */
export function ProductsFields({ value, market, readOnly, problemAt, onChange }: Props) {
  const conditions = value.kind === 'rule' ? value.conditions : [];
  const put = (next: CategoryCondition[]) => onChange({ kind: 'rule', conditions: next });

  function choose(kind: (typeof kinds)[number]): void {
    if (kind === value.kind) return;
    if (kind === 'assigned') onChange({ kind });
    else if (kind === 'picked') onChange({ kind, ids: [] });
    else onChange({ kind, conditions: [newCondition('tag')] });
  }

  return (
    <>
      <fieldset className={ruleStyles.kinds}>
        <legend>{text('categories.what')}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" checked={value.kind === kind} onChange={() => choose(kind)} />
            <span>
              {text(`categories.what_${kind}`)} <small>{text(`categories.what_${kind}_hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {value.kind === 'rule' && <Conditions {...{ conditions, market, readOnly, problemAt }} onChange={put} />}
      {value.kind === 'picked' && (
        <ProductsInput
          label={text('categories.picked')}
          max={1_000}
          value={value.ids}
          readOnly={readOnly}
          onChange={(ids) => onChange({ kind: 'picked', ids: ids ?? [] })}
        />
      )}
    </>
  );
}

type ConditionsProps = Pick<Props, 'market' | 'readOnly' | 'problemAt'> & {
  conditions: CategoryCondition[];
  onChange: (conditions: CategoryCondition[]) => void;
};

function Conditions({ conditions, market, readOnly, problemAt, onChange }: ConditionsProps) {
  return (
    <section className={ruleStyles.conditions} aria-label={text('categories.conditions')}>
      {conditions.map((condition, at) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id; their place is who they are
          key={at}
          {...{ condition, market, readOnly }}
          problem={
            problemAt(`products.conditions.${at}`) ??
            problemAt(`products.conditions.${at}.values`) ??
            problemAt(`products.conditions.${at}.to`)
          }
          isFirst={at === 0}
          onChange={(next) => onChange(conditions.with(at, next))}
          onRemove={conditions.length > 1 ? () => onChange(conditions.toSpliced(at, 1)) : undefined}
        />
      ))}
      {!readOnly && conditions.length < 20 && (
        <label className={ruleStyles.addCondition}>
          <span className={styles.hidden}>{text('categories.add_condition')}</span>
          <select
            value=""
            onChange={(event) => {
              const field = fields.find((each) => each === event.target.value);
              if (field) onChange([...conditions, newCondition(field)]);
            }}
          >
            <option value="">+ {text('categories.add_condition')}</option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {text(`categories.field_${field}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
