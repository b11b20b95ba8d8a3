import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import { NamedRows } from './named-rows.tsx';

type Choices = Reward['choices'];

/** Only promotions that need a code: one that holds by itself would be worth nothing to who paid for it with points. */
export function ChoiceTable({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const { call } = useStudio();
  const { data } = useLoad('promotions', () => call(promotions.list, {}));
  const withCode = (data ?? []).flatMap(({ promotion }) => (promotion.trigger === 'code' ? [promotion] : []));
  const promotionOf = ({ promotionId }: Choices[number], set: (part: Partial<Choices[number]>) => void) => (
    <select aria-label={text('club.choice_promotion')} value={promotionId} onChange={(event) => set({ promotionId: event.target.value })}>
      {promotionId === '' && <option value="">{text('club.choose_promotion')}</option>}
      {promotionId !== '' && !withCode.some((each) => each.id === promotionId) && <option value={promotionId}>{promotionId}</option>}
      {withCode.map((promotion) => (
        <option key={promotion.id} value={promotion.id}>
          {promotion.names.en ?? promotion.id}
        </option>
      ))}
    </select>
  );
  return (
    <NamedRows
      rows={choices}
      title={text('club.choices')}
      hint={text('club.choices_hint')}
      name={{ title: text('club.choice_name'), maxLength: 400 }}
      columns={[{ title: text('club.choice_promotion'), cell: promotionOf }]}
      add={{ label: text('club.add_choice'), prefix: 'choice', make: (id) => ({ id, names: { en: '' }, promotionId: '' }) }}
      onChange={onChange}
    />
  );
}
