import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { addWanted } from './add-wanted.ts';
import { DraftLines } from './draft-lines.tsx';
import styles from './draft-orders.module.css';
import { useDraftForm } from './use-draft-form.ts';
import { VariantSearch } from './variant-search.tsx';
import { WantedLines } from './wanted-lines.tsx';

type Props = { draft?: StaffDraft; markets: readonly MarketSettings[]; onSaved: (draft: StaffDraft) => void };

/** For whom, in which market, and what. */
export function DraftForm({ draft, markets, onSaved }: Props) {
  const { form, change, wanted, want, isTouched, isBusy, submit } = useDraftForm(draft, onSaved);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label={draft?.draftNumber ?? text('drafts.new')}>
      <div className={styles.fields}>
        <FormField label={text('drafts.market')} {...(wanted.length > 0 && { hint: text('drafts.market_fixed') })}>
          {(ties) => (
            <select
              {...ties}
              required
              value={form.market}
              disabled={wanted.length > 0}
              onChange={(event) => change({ market: event.target.value })}
            >
              <option value="" />
              {markets.map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={text('drafts.email')} hint={text('drafts.email_hint')}>
          {(ties) => (
            <input
              {...ties}
              required
              type="email"
              autoComplete="off"
              maxLength={254}
              value={form.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </FormField>
        <FormField label={text('drafts.words')} isWide>
          {(ties) => <input {...ties} maxLength={500} value={form.note} onChange={(event) => change({ note: event.target.value })} />}
        </FormField>
      </div>
      <div>
        <h3>{text('drafts.lines')}</h3>
        <VariantSearch market={form.market} onChoose={(line) => want(addWanted(wanted, line))} />
        <WantedLines wanted={wanted} onChange={want} />
        {draft && !isTouched && <DraftLines answer={draft.answer} isSumOnly />}
      </div>
      <p className={styles.acts}>
        <Button type="submit" value="send" disabled={isBusy || wanted.length === 0}>
          {text(draft?.sent ? 'drafts.send_again' : 'drafts.send')}
        </Button>
        <Button type="submit" value="keep" look="secondary" disabled={isBusy || wanted.length === 0 || (draft && !isTouched)}>
          {text('drafts.keep')}
        </Button>
      </p>
    </form>
  );
}
