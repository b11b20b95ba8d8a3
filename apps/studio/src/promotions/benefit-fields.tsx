import type { Benefit } from '@selvedge/contract/promotion.ts';
import { text } from '../texts/text.ts';
import { LineField } from './line-field.tsx';
import { readCount, readPercent } from './number-reading.ts';
import { benefitKinds, newBenefit } from './promotion-draft.ts';
import { TextLine } from './text-line.tsx';
import { readAmounts, readList, writeAmounts } from './written-amounts.ts';
import { readSteps, writeSteps } from './written-steps.ts';

type Props = { benefit: Benefit; onChange: (benefit: Benefit) => void };

/** What one gets; each kind asks for what it needs and nothing else. */
export function BenefitFields({ benefit, onChange }: Props) {
  return (
    <>
      <LineField label={text('promotions.benefit')}>
        {(ties) => (
          <select {...ties} value={benefit.kind} onChange={(event) => onChange(newBenefit(event.target.value as Benefit['kind']))}>
            {benefitKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(`promotions.kind.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </LineField>
      <Details key={benefit.kind} benefit={benefit} onChange={onChange} />
    </>
  );
}

function Details({ benefit, onChange }: Props) {
  const hint = text('promotions.amounts_hint');
  switch (benefit.kind) {
    case 'percentage':
      return <Percent percent={benefit.percent} onChange={(percent) => onChange({ ...benefit, percent })} />;
    case 'amount':
      return (
        <>
          <TextLine
            {...{ label: text('promotions.amounts'), hint, value: benefit.amounts, write: writeAmounts, read: readAmounts }}
            onChange={(amounts) => onChange({ ...benefit, amounts })}
          />
          <Choice
            label={text('promotions.per')}
            value={benefit.per}
            options={{ basket: text('promotions.per_basket'), piece: text('promotions.per_piece') }}
            onChange={(per) => onChange({ ...benefit, per })}
          />
        </>
      );
    case 'fixedPrice':
      return (
        <>
          <TextLine
            {...{ label: text('promotions.prices'), hint, value: benefit.prices, write: writeAmounts, read: readAmounts }}
            onChange={(prices) => onChange({ ...benefit, prices })}
          />
          <Count label={text('promotions.pieces')} count={benefit.pieces} onChange={(pieces) => onChange({ ...benefit, pieces })} />
        </>
      );
    case 'buyXGetY':
      return (
        <>
          <Count label={text('promotions.buy')} count={benefit.buy} onChange={(buy) => onChange({ ...benefit, buy })} />
          <Count label={text('promotions.get')} count={benefit.get} onChange={(get) => onChange({ ...benefit, get })} />
          <Percent percent={benefit.percent} onChange={(percent) => onChange({ ...benefit, percent })} />
        </>
      );
    case 'bonusProduct':
      return (
        <>
          <TextLine
            label={text('promotions.gifts')}
            hint={text('promotions.gifts_hint')}
            value={benefit.products}
            write={(all) => all.join(', ')}
            read={readList}
            onChange={(products) => onChange({ ...benefit, products })}
          />
          <Count label={text('promotions.gift_count')} count={benefit.count} onChange={(count) => onChange({ ...benefit, count })} />
        </>
      );
    case 'tiers':
      return (
        <>
          <Choice
            label={text('promotions.by')}
            value={benefit.by}
            options={{ amount: text('promotions.by_amount'), quantity: text('promotions.by_quantity') }}
            onChange={(by) => onChange({ ...benefit, by, steps: [{ from: by === 'amount' ? {} : 2, percent: 10 }] })}
          />
          <TextLine
            key={benefit.by}
            label={text('promotions.steps')}
            hint={text(benefit.by === 'amount' ? 'promotions.steps_hint' : 'promotions.steps_hint_pieces')}
            value={benefit.steps}
            write={writeSteps}
            read={readSteps(benefit.by)}
            onChange={(steps) => onChange({ ...benefit, steps })}
          />
        </>
      );
    default:
      return null;
  }
}

function Percent({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  return <TextLine label={text('promotions.percent')} value={percent} write={String} read={readPercent} onChange={onChange} />;
}

function Count({ label, count, onChange }: { label: string; count: number; onChange: (count: number) => void }) {
  return <TextLine label={label} value={count} write={String} read={readCount(1)} onChange={onChange} />;
}

type ChoiceProps<T extends string> = { label: string; value: T; options: Record<T, string>; onChange: (value: T) => void };

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <LineField label={label}>
      {(ties) => (
        <select {...ties} value={value} onChange={(event) => onChange(event.target.value as T)}>
          {(Object.entries(options) as [T, string][]).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </LineField>
  );
}
