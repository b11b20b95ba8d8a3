import { text } from '../texts/text.ts';
import { CheckField } from './check-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { readCount } from './number-reading.ts';
import { TextLine } from './text-line.tsx';
import { withoutValue } from './without-value.ts';
import { readAmounts, writeAmounts } from './written-amounts.ts';

/** From which basket on, how often, and beside which others a promotion is given. */
export function LimitFields({ draft, onChange }: FieldsProps) {
  const { minimum, limits } = draft;
  return (
    <>
      <h3>{text('promotions.bounds')}</h3>
      <TextLine
        label={text('promotions.minimum')}
        hint={text('promotions.amounts_hint')}
        value={minimum.amounts}
        write={writeAmounts}
        read={readAmounts}
        onChange={(amounts) => onChange({ ...draft, minimum: { ...minimum, amounts } })}
      />
      <TextLine
        label={text('promotions.minimum_pieces')}
        value={minimum.quantity}
        write={String}
        read={readCount(0)}
        onChange={(quantity) => onChange({ ...draft, minimum: { ...minimum, quantity } })}
      />
      {(['perCode', 'perCustomer'] as const).map((limit) => (
        <TextLine
          key={limit}
          label={text(`promotions.limit.${limit}`)}
          hint={text('promotions.no_limit')}
          value={limits[limit] ?? 0}
          write={(count) => (count === 0 ? '' : String(count))}
          read={(line) => (line.trim() === '' ? 0 : readCount(1)(line))}
          onChange={(count) => onChange({ ...draft, limits: withoutValue(limits, limit, count || undefined) })}
        />
      ))}
      <TextLine
        label={text('promotions.priority')}
        hint={text('promotions.priority_hint')}
        value={draft.priority}
        write={String}
        read={readCount(-1_000_000)}
        onChange={(priority) => onChange({ ...draft, priority })}
      />
      <CheckField
        label={text('promotions.is_exclusive')}
        isOn={draft.isExclusive}
        onChange={(isExclusive) => onChange({ ...draft, isExclusive })}
      />
    </>
  );
}
