import { type CustomerKind, customerKinds } from '@selvedge/contract/promotion.ts';
import { fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import type { FieldsProps } from './fields-props.ts';
import { LineField } from './line-field.tsx';
import styles from './promotions.module.css';
import { TextLine } from './text-line.tsx';
import { withoutValue } from './without-value.ts';
import { readList } from './written-amounts.ts';

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
      <TextLine
        label={text('promotions.markets')}
        hint={text('promotions.everywhere')}
        value={draft.markets}
        write={(all) => all.join(', ')}
        read={(line) => (readList(line).every((each) => /^[a-z]{2}-[A-Z]{2}$/.test(each)) ? readList(line) : undefined)}
        onChange={(markets) => onChange({ ...draft, markets })}
      />
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

function MomentField({ label, at, onChange }: { label: string; at: string | undefined; onChange: (at: string | undefined) => void }) {
  return (
    <LineField label={label}>
      {(ties) => (
        <input
          {...ties}
          type="datetime-local"
          value={toLocalInput(at)}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
        />
      )}
    </LineField>
  );
}
