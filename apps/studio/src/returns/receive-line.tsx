import type { StaffReturn } from '@selvedge/contract/studio/returns.ts';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { changeDecision, conditions, decisions, type LineDecision } from './receipt.ts';
import { ReturnedPiece } from './returned-piece.tsx';
import styles from './returns.module.css';

type Props = { line: StaffReturn['lines'][number]; decided: LineDecision; onDecide: (decided: LineDecision) => void };

/** One line of a parcel on the table: what came of it, how it looks, and whether it is accepted. */
export function ReceiveLine({ line, decided, onDecide }: Props) {
  const { decision, quantity, condition, isRestocked, reason } = decided;
  const set = (change: Partial<LineDecision>) => onDecide(changeDecision(decided, change));
  const counts = Array.from({ length: line.quantity }, (_, at) => line.quantity - at);
  return (
    <fieldset className={styles.line} aria-label={line.name}>
      <ReturnedPiece line={line} />
      <div className={styles.fields}>
        <Choice label={text('returns.decision')} value={decision} options={decisions} onChoose={(next) => set({ decision: next })}>
          {(each) => text(`returns.decision.${each}`)}
        </Choice>
        {decision !== 'missing' && line.quantity > 1 && (
          <Choice label={text('returns.quantity')} value={quantity} options={counts} onChoose={(next) => set({ quantity: next })}>
            {String}
          </Choice>
        )}
        {decision === 'accept' && (
          <>
            <Choice label={text('returns.condition')} value={condition} options={conditions} onChoose={(next) => set({ condition: next })}>
              {(each) => text(`returns.condition.${each}`)}
            </Choice>
            <FormCheck label={text('returns.restock')} checked={isRestocked} onChange={(checked) => set({ isRestocked: checked })} />
          </>
        )}
        {decision === 'refuse' && (
          <FormField label={text('returns.refuse_reason')} isWide>
            {(ties) => (
              <input
                {...ties}
                required
                minLength={3}
                maxLength={500}
                value={reason}
                onChange={(event) => set({ reason: event.target.value })}
              />
            )}
          </FormField>
        )}
      </div>
    </fieldset>
  );
}

type ChoiceProps<T> = { label: string; value: T; options: readonly T[]; onChoose: (value: T) => void; children: (value: T) => string };

function Choice<T extends string | number>({ label, value, options, onChoose, children }: ChoiceProps<T>) {
  return (
    <FormField label={label}>
      {(ties) => (
        <select {...ties} value={value} onChange={(event) => onChoose(options[event.target.selectedIndex]!)}>
          {options.map((each) => (
            <option key={each} value={each}>
              {children(each)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
