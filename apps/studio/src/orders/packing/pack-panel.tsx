import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStored } from '../../lists/use-stored.ts';
import { text } from '../../texts/text.ts';
import forms from '../action.module.css';
import type { Desk } from '../use-action.ts';
import { type PackPlace, packPlaces, placeKey } from './count-pieces.ts';
import { PackKeys } from './pack-keys.tsx';
import { PackLines } from './pack-lines.tsx';
import type { Packed } from './pack-parcel.ts';
import styles from './packing.module.css';
import { useScan } from './use-scan.ts';

export type PackProps = Desk & {
  /** The list to pack is open: the field comes first, and the keys of the list work in it. */
  isFirst: boolean;
  onKey: (event: KeyboardEvent) => void;
  onPacked: (packed: Packed) => void;
};

/** Pieces are counted by their codes; Enter on an empty field packs what is whole. */
export function PackPanel({ work, ...rest }: PackProps) {
  const places = packPlaces(work);
  const [chosen, setChosen] = useState<string>();
  const place = places.find((each) => placeKey(each) === chosen) ?? places[0];
  if (!place) return null;
  return (
    <section className={styles.panel} aria-label={text('pack.title')}>
      <h3>{text('pack.title')}</h3>
      {places.length > 1 && (
        <label className={styles.place}>
          <span>{text('pack.from')}</span>
          <select value={placeKey(place)} onChange={(event) => setChosen(event.target.value)}>
            {places.map((each) => (
              <option key={placeKey(each)} value={placeKey(each)}>
                {each.locationId} ({text(`pack.kind.${each.kind}`)})
              </option>
            ))}
          </select>
        </label>
      )}
      <Scanning key={`${placeKey(place)} ${work.parcels.length}`} place={place} work={work} {...rest} />
    </section>
  );
}

function Scanning({ isFirst, onKey, ...parcel }: PackProps & { place: PackPlace }) {
  const field = useRef<HTMLInputElement>(null);
  const [isSilent, setSilent] = useStored('pack_silent', (stored) => stored === true);
  const { lines, counts, setCounts, left, pieces, pack, read, said, isBusy } = useScan({ ...parcel, isSilent });
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);

  /** A scanner types a code and Enter. Emptied before it is judged: the next code must not be added to a wrong one. */
  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = field.current!.value.trim();
    field.current!.value = '';
    read(code);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      void pack(false);
    } else onKey(event);
  }

  return (
    <>
      <form onSubmit={submit}>
        <label className={styles.scan}>
          <span>{text('pack.scan')}</span>
          <input ref={field} autoComplete="off" spellCheck={false} onKeyDown={press} />
        </label>
      </form>
      <p role="status" className={styles.said} data-kind={said.kind}>
        {said.words}
      </p>
      <PackLines lines={lines} counts={counts} isClosed={isBusy} onCount={setCounts} />
      <div className={forms.act}>
        <Button look={left === 0 ? 'primary' : 'secondary'} disabled={isBusy || left > 0} onClick={() => void pack(true)}>
          {text(isBusy ? 'desk.busy' : 'pack.ship')}
        </Button>
        <Button look="secondary" disabled={isBusy || pieces.length === 0} onClick={() => void pack(false)}>
          {text(left === 0 ? 'pack.only' : 'pack.part')}
        </Button>
      </div>
      <PackKeys isList={isFirst} isSilent={isSilent} onSilent={setSilent} />
    </>
  );
}
