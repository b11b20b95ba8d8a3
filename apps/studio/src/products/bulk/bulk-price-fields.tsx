import { roundings } from '@selvedge/domain/catalogue/round-price.ts';
import { FormField } from '../../shell/form-field.tsx';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import { type BulkDraft, hasPercent } from './bulk-draft.ts';
import type { BulkKind } from './bulk-kinds.ts';

type Props = { kind: BulkKind; draft: BulkDraft; set: (part: Partial<BulkDraft>) => void; problem: string | undefined };

/** By how much prices go down, from which price, and how they are rounded. */
export function BulkPriceFields({ kind, draft, set, problem }: Props) {
  const { percent, basis, rounding, isClearing } = draft;
  return (
    <>
      {kind === 'member' && (
        <label className={panel.check}>
          <input type="checkbox" checked={isClearing} onChange={(event) => set({ isClearing: event.target.checked })} />
          <span>{text('products.clear_member')}</span>
        </label>
      )}
      {hasPercent(kind, draft) && (
        <FormField label={text('products.percent')} problem={problem}>
          {(ties) => <input {...ties} inputMode="decimal" value={percent} onChange={(event) => set({ percent: event.target.value })} />}
        </FormField>
      )}
      {kind === 'markdown' && (
        <FormField label={text('products.basis')}>
          {(ties) => (
            <select {...ties} value={basis} onChange={(event) => set({ basis: event.target.value === 'sales' ? 'sales' : 'list' })}>
              <option value="list">{text('products.basis.list')}</option>
              <option value="sales">{text('products.basis.sales')}</option>
            </select>
          )}
        </FormField>
      )}
      {hasPercent(kind, draft) && (
        <FormField label={text('products.rounding')}>
          {(ties) => (
            <select
              {...ties}
              value={rounding}
              onChange={(event) => set({ rounding: roundings.find((each) => each === event.target.value) ?? 'shop' })}
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
    </>
  );
}
