import type { MarketSettings } from '@selvedge/contract/market.ts';
import { draftOrders, type StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { lastMarket } from '../lib/last-market.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { addWanted, type Wanted } from './add-wanted.ts';
import { DraftLines } from './draft-lines.tsx';
import styles from './draft-orders.module.css';
import { VariantSearch } from './variant-search.tsx';
import { WantedLines } from './wanted-lines.tsx';

type Props = { draft?: StaffDraft; markets: readonly MarketSettings[]; onSaved: (draft: StaffDraft) => void };

/** For whom, in which market, and what. Sending keeps it first. */
export function DraftForm({ draft, markets, onSaved }: Props) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState({ market: draft?.market ?? lastMarket() ?? '', email: draft?.email ?? '', note: draft?.note ?? '' });
  const [wanted, setWanted] = useState<readonly Wanted[]>(
    () => draft?.answer.basket.lines.map((line) => ({ line, quantity: line.quantity })) ?? [],
  );
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Pressed again because no answer came, it is one draft.
  const key = useRef(crypto.randomUUID());
  const change = (next: Partial<typeof form>) => {
    setForm({ ...form, ...next });
    setTouched(true);
  };
  const want = (next: readonly Wanted[]) => {
    setWanted(next);
    setTouched(true);
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy || wanted.length === 0) return;
    const isSent = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'send';
    setBusy(true);
    const lines = wanted.map(({ line: { sku }, quantity }) => ({ sku, quantity }));
    const body = { ...form, key: key.current, lines, ...(draft && { draftNumber: draft.draftNumber }) };
    const kept = draft && !isTouched ? { hasError: false as const, data: draft } : await call(draftOrders.save, { body });
    const answer = isSent && !kept.hasError ? await call(draftOrders.send, { body: { draftNumber: kept.data.draftNumber } }) : kept;
    setBusy(false);
    if (answer.hasError) notices.post({ kind: 'failed', text: errorText(answer.error) });
    else notices.post({ kind: 'done', text: saidOf(answer.data, isSent) });
    if (!kept.hasError) onSaved(answer.hasError ? kept.data : answer.data);
  }

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

function saidOf({ draftNumber, expires = '' }: StaffDraft, isSent: boolean): string {
  return isSent ? text('drafts.sent', { until: formatMoment(expires) }) : text('drafts.kept', { number: draftNumber });
}
