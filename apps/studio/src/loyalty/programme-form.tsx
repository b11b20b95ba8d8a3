import type { Programme, Reward } from '@selvedge/contract/loyalty-rules.ts';
import { put } from '../lib/put.ts';
import { CheckField } from '../promotions/check-field.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';
import { GiftTable } from './gift-table.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { readDecimal } from './read-decimal.ts';
import { TierTable } from './tier-table.tsx';

type Props = { draft: Programme; currency: string; rewards: readonly Reward[]; onChange: (draft: Programme) => void };

export function ProgrammeForm({ draft, currency, rewards, onChange }: Props) {
  return (
    <>
      <CheckField label={text('club.is_active')} isOn={draft.isActive} onChange={(isActive) => onChange({ ...draft, isActive })} />
      <TextLine
        label={text('club.per_point_in', { currency })}
        hint={text('club.per_point_hint')}
        value={draft.amountPerPoint}
        write={String}
        read={(line) => readDecimal(line) || undefined}
        onChange={(amountPerPoint) => onChange({ ...draft, amountPerPoint })}
      />
      <TextLine
        label={text('club.worth_in', { currency })}
        hint={text('club.worth_hint')}
        value={draft.pointWorth ?? null}
        write={(worth) => (worth === null ? '' : String(worth))}
        read={(line) => (line.trim() === '' ? null : readDecimal(line))}
        onChange={(worth) => onChange(put(draft, 'pointWorth', worth ?? undefined))}
      />
      <TextLine
        label={text('club.expires_months')}
        hint={text('club.expires_hint')}
        value={draft.expiresAfterMonths}
        write={String}
        read={readCount(1, 120)}
        onChange={(expiresAfterMonths) => onChange({ ...draft, expiresAfterMonths })}
      />
      <TierTable tiers={draft.tiers} onChange={(tiers) => onChange({ ...draft, tiers })} />
      <TextLine
        label={text('club.tier_months')}
        hint={text('club.tier_months_hint')}
        value={draft.tierMonths}
        write={String}
        read={readCount(1, 60)}
        onChange={(tierMonths) => onChange({ ...draft, tierMonths })}
      />
      <PaymentFields draft={draft} currency={currency} onChange={onChange} />
      <GiftTable gifts={draft.gifts} rewards={rewards} onChange={(gifts) => onChange({ ...draft, gifts })} />
    </>
  );
}
