import type { Campaign } from '@selvedge/contract/loyalty-rules.ts';
import { CheckField } from '../promotions/check-field.tsx';
import { GoodsFields } from '../promotions/goods-fields.tsx';
import { MarketsLine } from '../promotions/markets-line.tsx';
import { MomentField } from '../promotions/moment-field.tsx';
import { NameFields } from '../promotions/name-fields.tsx';
import { readCount } from '../promotions/number-reading.ts';
import { TextLine } from '../promotions/text-line.tsx';
import { text } from '../texts/text.ts';

export function CampaignForm({ draft, onChange }: { draft: Campaign; onChange: (draft: Campaign) => void }) {
  return (
    <>
      <NameFields draft={draft} onChange={onChange} />
      <CheckField label={text('club.is_active')} isOn={draft.isActive} onChange={(isActive) => onChange({ ...draft, isActive })} />
      <TextLine
        label={text('club.percent')}
        hint={text('club.campaign_percent_hint')}
        value={draft.percent}
        write={String}
        read={readCount(100, 1_000)}
        onChange={(percent) => onChange({ ...draft, percent })}
      />
      <MomentField label={text('club.from')} at={draft.from} onChange={(from) => from && onChange({ ...draft, from })} />
      <MomentField label={text('club.until')} at={draft.until} onChange={(until) => until && onChange({ ...draft, until })} />
      <MarketsLine markets={draft.markets} onChange={(markets) => onChange({ ...draft, markets })} />
      <GoodsFields draft={draft} onChange={onChange} />
    </>
  );
}
