import { type CustomerKind, customerKinds } from '@selvedge/contract/promotion.ts';
import { text } from '../texts/text.ts';
import type { FieldsProps } from './fields-props.ts';
import { MarketsLine } from './markets-line.tsx';
import { MomentField } from './moment-field.tsx';
import styles from './promotions.module.css';
import { withoutValue } from './without-value.ts';

/** When, where and for whom a promotion holds. */
export function AudienceFields({ draft, onChange }: FieldsProps) {
  const { customers } = draft;
  const choose = (kind: CustomerKind, isChosen: boolean) =>
    onChange({ ...draft, customers: isChosen ? [...customers, kind] : customers.filter((each) => each !== kind) });
  return (
    <>
      <h3>{text('promotions.when_and_who')}</h3>
      <MomentField label={text('promotions.from')} at={draft.from} onChange={(from) => onChange(withoutValue(draft, 'from', from))} />
      <MomentField label={text('promotions.until')} at={draft.until} onChange={(until) => onChange(withoutValue(draft, 'until', until))} />
      <MarketsLine markets={draft.markets} onChange={(markets) => onChange({ ...draft, markets })} />
      <div className={styles.line}>
        <span>{text('promotions.customers')}</span>
        <div className={styles.checks}>
          {customerKinds.map((kind) => (
            <label key={kind}>
              <input type="checkbox" checked={customers.includes(kind)} onChange={(event) => choose(kind, event.target.checked)} />
              {text(`promotions.customer.${kind}`)}
            </label>
          ))}
        </div>
      </div>
    </>
  );
}
