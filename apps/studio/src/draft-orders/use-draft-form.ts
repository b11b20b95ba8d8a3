import { draftOrders, type StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { lastMarket } from '../lib/last-market.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import type { Wanted } from './add-wanted.ts';

/** Sending keeps the draft first. */
export function useDraftForm(draft: StaffDraft | undefined, onSaved: (draft: StaffDraft) => void) {
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

  return { form, change, wanted, want, isTouched, isBusy, submit };
}

function saidOf({ draftNumber, expires = '' }: StaffDraft, isSent: boolean): string {
  return isSent ? text('drafts.sent', { until: formatMoment(expires) }) : text('drafts.kept', { number: draftNumber });
}
