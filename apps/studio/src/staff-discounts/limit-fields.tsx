import type { DiscountRules } from '@selvedge/contract/studio/staff-discounts.ts';
import type { Role } from '@selvedge/contract/studio/team.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { roleNames } from '../team/role-names.ts';
import { text } from '../texts/text.ts';
import styles from './staff-discounts.module.css';

type Limits = DiscountRules['limits'];

export function LimitFields({ limits, onChange }: { limits: Limits; onChange: (limits: Limits) => void }) {
  return (
    <section aria-label={text('discounts.limits')}>
      <h2>{text('discounts.limits')}</h2>
      <p>{text('discounts.limits_note')}</p>
      <div className={styles.limits}>
        {(Object.entries(roleNames) as [Role, string][]).map(([role, name]) => (
          <Field
            key={role}
            label={name}
            type="number"
            min={0}
            max={100}
            step={1}
            required
            value={limits[role] ?? 0}
            onChange={(event) => onChange({ ...limits, [role]: event.target.valueAsNumber || 0 })}
          />
        ))}
      </div>
    </section>
  );
}
