import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type ReturnPlace, type ReturnWorth, type StaffReturn, staffReturns } from '@selvedge/contract/studio/returns.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { readDecisions, usualDecisions } from './receipt.ts';
import { ReceiveLine } from './receive-line.tsx';
import styles from './returns.module.css';

export type RunReturnCall = (asked: Promise<Attempt<StaffReturn>>, said: string) => Promise<boolean>;
type Props = { shown: StaffReturn; run: RunReturnCall };

/** The parcel is open: line by line what came, and what goes back for it before anything is done. */
export function ReceiveForm({ shown, run }: Props) {
  const { call } = useStudio();
  const { returnId, returnNumber, lines, places } = shown;
  const [decided, setDecided] = useState(() => usualDecisions(shown));
  const [place, setPlace] = useState(places[0]);
  const [isBusy, setBusy] = useState(false);
  // Pressed again because no answer came, it is taken in once.
  const key = useRef(crypto.randomUUID());
  const receipt = readDecisions(decided);
  const pieces = receipt.lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  const { data: worth } = useLoad(`worth ${returnId} ${JSON.stringify(pieces)}`, () =>
    call(staffReturns.estimate, { body: { returnId, lines: pieces } }),
  );
  const isRefused = receipt.lines.length === 0 && receipt.refused.length > 0;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !place) return;
    setBusy(true);
    if (isRefused) {
      const reason = [...new Set(receipt.refused.map((each) => each.reason))].join(' ').slice(0, 500);
      await run(call(staffReturns.refuse, { body: { returnId, reason } }), text('returns.refused', { number: returnNumber }));
    } else {
      const { kind, locationId } = place;
      const body = { returnId, key: key.current, kind, locationId, ...receipt };
      await run(call(staffReturns.receive, { body }), text('returns.received', { number: returnNumber }));
    }
    setBusy(false);
  }

  return (
    <form className={styles.receive} onSubmit={(event) => void submit(event)} aria-label={text('returns.take_in')}>
      {lines.map((line) => (
        <ReceiveLine
          key={line.lineItemId}
          line={line}
          decided={decided[line.lineItemId]!}
          onDecide={(next) => setDecided((before) => ({ ...before, [line.lineItemId]: next }))}
        />
      ))}
      {receipt.lines.some(({ isRestocked }) => isRestocked) && <PlaceField places={places} chosen={place} onChoose={setPlace} />}
      {!isRefused && worth && <GoesBack worth={worth} />}
      <Button type="submit" disabled={isBusy || !place || (receipt.lines.length === 0 && !isRefused)}>
        {submitText({ isRefused, worth })}
      </Button>
    </form>
  );
}

function submitText({ isRefused, worth }: { isRefused: boolean; worth: ReturnWorth | undefined }): string {
  if (isRefused) return text('returns.refuse_all');
  return worth && worth.amount.amount > 0 ? text('returns.receive', { amount: writeMoney(worth.amount) }) : text('returns.receive_nothing');
}

type PlaceProps = { places: readonly ReturnPlace[]; chosen: ReturnPlace | undefined; onChoose: (place: ReturnPlace | undefined) => void };

function PlaceField({ places, chosen, onChoose }: PlaceProps) {
  return (
    <FormField label={text('returns.place')}>
      {(ties) => (
        <select {...ties} value={chosen && places.indexOf(chosen)} onChange={(event) => onChoose(places[event.target.selectedIndex])}>
          {places.map(({ kind, locationId, name }, at) => (
            <option key={`${kind} ${locationId}`} value={at}>
              {text(`returns.place.${kind}`, { name })}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function GoesBack({ worth: { amount, freight, parts } }: { worth: ReturnWorth }) {
  return (
    <dl className={styles.worth} aria-live="polite">
      <div>
        <dt>{text('returns.goes_back')}</dt>
        <dd>
          <b>{writeMoney(amount)}</b>
          {freight.amount > 0 && <small>{text('returns.with_freight', { amount: writeMoney(freight) })}</small>}
        </dd>
      </div>
      {parts.map((part) => (
        <div key={`${part.kind} ${part.label}`}>
          <dt>{text(`returns.part.${part.kind}`, { label: part.label })}</dt>
          <dd>{writeMoney(part.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
