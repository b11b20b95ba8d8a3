import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { promotions } from '@selvedge/contract/studio/promotions.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';

type Choices = Reward['choices'];
const most = 10;

/** Only promotions that need a code: one that holds by itself would be worth nothing to who paid for it with points. */
export function ChoiceTable({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const { call } = useStudio();
  const { data } = useLoad('promotions', () => call(promotions.list, {}));
  const withCode = (data ?? []).flatMap(({ promotion }) => (promotion.trigger === 'code' ? [promotion] : []));
  const set = (id: string, part: Partial<Choices[number]>) =>
    onChange(choices.map((choice) => (choice.id === id ? { ...choice, ...part } : choice)));
  return (
    <>
      <h3>{text('club.choices')}</h3>
      <p className={styles.quiet}>{text('club.choices_hint')}</p>
      {choices.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('club.choice_name')}</th>
              <th scope="col">{text('club.choice_promotion')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {choices.map(({ id, names, promotionId }) => (
              <tr key={id}>
                <td>
                  <input
                    aria-label={text('club.choice_name')}
                    maxLength={400}
                    value={names.en ?? ''}
                    onChange={(event) => set(id, { names: { ...names, en: event.target.value } })}
                  />
                </td>
                <td>
                  <select
                    aria-label={text('club.choice_promotion')}
                    value={promotionId}
                    onChange={(event) => set(id, { promotionId: event.target.value })}
                  >
                    {promotionId === '' && <option value="">{text('club.choose_promotion')}</option>}
                    {promotionId !== '' && !withCode.some((each) => each.id === promotionId) && (
                      <option value={promotionId}>{promotionId}</option>
                    )}
                    {withCode.map((promotion) => (
                      <option key={promotion.id} value={promotion.id}>
                        {promotion.names.en ?? promotion.id}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={text('club.remove_named', { name: names.en ?? id })}
                    onClick={() => onChange(choices.filter((choice) => choice.id !== id))}
                  >
                    {text('club.remove')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {choices.length < most && (
        <div>
          <Button look="secondary" onClick={() => onChange([...choices, { id: freeId(choices), names: { en: '' }, promotionId: '' }])}>
            {text('club.add_choice')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Vouchers name the choice: its id stays when its name changes. */
function freeId(choices: Choices): string {
  for (let number = choices.length + 1; ; number++) {
    if (!choices.some(({ id }) => id === `choice-${number}`)) return `choice-${number}`;
  }
}
