import { text } from '../texts/text.ts';
import { AudienceFields } from './audience-fields.tsx';
import { BenefitFields } from './benefit-fields.tsx';
import { CheckField } from './check-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { GoodsFields } from './goods-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { NameFields } from './name-fields.tsx';
import styles from './promotions.module.css';

export function PromotionForm({ draft, onChange }: FieldsProps) {
  return (
    <div className={styles.form}>
      <NameFields draft={draft} onChange={onChange} />
      <CheckField label={text('promotions.is_active')} isOn={draft.isActive} onChange={(isActive) => onChange({ ...draft, isActive })} />
      <CheckField
        label={text('promotions.needs_code')}
        isOn={draft.trigger === 'code'}
        onChange={(isCode) => onChange({ ...draft, trigger: isCode ? 'code' : 'automatic' })}
      />
      <BenefitFields benefit={draft.benefit} onChange={(benefit) => onChange({ ...draft, benefit })} />
      <AudienceFields draft={draft} onChange={onChange} />
      <GoodsFields draft={draft} onChange={onChange} />
      <LimitFields draft={draft} onChange={onChange} />
    </div>
  );
}
