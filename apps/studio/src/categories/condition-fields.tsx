import type { CategoryCondition } from '@selvedge/contract/catalogue/category.ts';
import { useId } from 'react';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
import ruleStyles from './category-rules.module.css';
import { ValuesInput } from './values-input.tsx';

type Props = {
  condition: CategoryCondition;
  market: string;
  readOnly: boolean;
  problem: string | undefined;
  isFirst: boolean;
  onChange: (condition: CategoryCondition) => void;
  /** Undefined for the last one there is. */
  onRemove: (() => void) | undefined;
};

const facets = ['brand', 'category', 'colour', 'fit', 'material', 'sustainability', 'size', 'length'] as const;

/** One thing that a product must be. */
export function ConditionFields({ condition, market, readOnly, problem, isFirst, onChange, onRemove }: Props) {
  const name = text(`categories.field_${condition.field}`);
  const note = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where the name and its button stand
    <div role="group" className={ruleStyles.condition} aria-label={name} aria-describedby={problem ? note : undefined}>
      <div className={ruleStyles.conditionHead}>
        <p>
          {!isFirst && <span className={styles.note}>{text('categories.and')} </span>}
          {name}
        </p>
        {onRemove && !readOnly && (
          <button type="button" aria-label={text('field.remove', { title: name })} onClick={onRemove}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      {(condition.field === 'tag' || condition.field === 'facet') && <ListFields {...{ condition, market, readOnly, onChange }} />}
      {condition.field === 'price' && (
        <Range
          type="number"
          from={condition.from}
          to={condition.to}
          onChange={(range) => onChange({ field: 'price', ...numbers(range) })}
        />
      )}
      {condition.field === 'since' && (
        <Range type="date" from={condition.from} to={condition.to} onChange={(range) => onChange({ field: 'since', ...days(range) })} />
      )}
      {condition.field === 'new' && (
        <label className={ruleStyles.days}>
          {text('categories.within_days')}
          <input
            type="number"
            min={0}
            max={36_500}
            value={condition.days}
            onChange={(event) => onChange({ field: 'new', days: Math.max(0, Math.round(event.target.valueAsNumber || 0)) })}
          />
        </label>
      )}
      {(condition.field === 'sale' || condition.field === 'stock') && (
        <select
          aria-label={name}
          value={String(condition.is)}
          onChange={(event) => onChange({ field: condition.field, is: event.target.value === 'true' })}
        >
          <option value="true">{text(`categories.${condition.field}_yes`)}</option>
          <option value="false">{text(`categories.${condition.field}_no`)}</option>
        </select>
      )}
      {problem && (
        <p id={note} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type ListCondition = Extract<CategoryCondition, { field: 'tag' | 'facet' }>;
type ListProps = { condition: ListCondition; market: string; readOnly: boolean; onChange: (condition: CategoryCondition) => void };

function ListFields({ condition, market, readOnly, onChange }: ListProps) {
  return (
    <>
      <div className={ruleStyles.pair}>
        {condition.field === 'facet' && (
          <select
            aria-label={text('categories.which_facet')}
            value={condition.facet}
            onChange={(event) =>
              onChange({ ...condition, facet: facets.find((each) => each === event.target.value) ?? 'brand', values: [] })
            }
          >
            {facets.map((facet) => (
              <option key={facet} value={facet}>
                {text(`categories.facet_${facet}`)}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label={text('categories.how')}
          value={condition.is}
          onChange={(event) => onChange({ ...condition, is: event.target.value as ListCondition['is'] })}
        >
          {(['any', 'all', 'none'] as const).map((is) => (
            <option key={is} value={is}>
              {text(`categories.is_${is}`)}
            </option>
          ))}
        </select>
      </div>
      <ValuesInput
        of={condition.field === 'tag' ? 'tag' : condition.facet}
        {...{ market, readOnly }}
        values={condition.values}
        onChange={(values) => onChange({ ...condition, values })}
      />
    </>
  );
}

type Bounds = { from: string; to: string };
type RangeProps = {
  type: 'number' | 'date';
  from: string | number | undefined;
  to: string | number | undefined;
  onChange: (range: Bounds) => void;
};

function Range({ type, from, to, onChange }: RangeProps) {
  const now = { from: String(from ?? ''), to: String(to ?? '') };
  return (
    <div className={ruleStyles.pair}>
      {(['from', 'to'] as const).map((side) => (
        <label key={side}>
          {text(`categories.${type === 'date' ? 'day' : 'price'}_${side}`)}
          <input
            type={type}
            {...(type === 'number' && { min: 0, step: 'any' })}
            value={now[side]}
            onChange={(event) => onChange({ ...now, [side]: event.target.value })}
          />
        </label>
      ))}
    </div>
  );
}

function numbers({ from, to }: Bounds): { from?: number; to?: number } {
  return { ...(from !== '' && { from: Number(from) }), ...(to !== '' && { to: Number(to) }) };
}

function days({ from, to }: Bounds): { from?: string; to?: string } {
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}
