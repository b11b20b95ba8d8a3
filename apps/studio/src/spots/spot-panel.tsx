import type { PromotionalSpot, TileSize } from '@selvedge/contract/catalogue/listing.ts';
import { tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import { useId } from 'react';
import { BlockInput } from '../editor/fields/block-input.tsx';
import { toPuckFields } from '../editor/fields/to-puck-fields.tsx';
import { FieldBox } from '../fields/field-box.tsx';
import fields from '../fields/fields.module.css';
import { ToggleInput } from '../fields/simple-inputs.tsx';
import { text } from '../texts/text.ts';
import { deviceNames, devices } from './devices.ts';
import type { PageSpot } from './page-spots.ts';
import { SizeMark } from './size-mark.tsx';
import styles from './spots.module.css';

type Props = {
  spot: PageSpot;
  readOnly: boolean;
  onChange: (change: Partial<PromotionalSpot>) => void;
  onMove: (position: number) => void;
  onRemove: () => void;
  onCopy: () => void;
};

/** What one spot is: where, how large, on which screens, and what stands in it. */
export function SpotPanel({ spot, readOnly, onChange, onMove, onRemove, onCopy }: Props) {
  return (
    <section className={styles.panel} aria-label={text('spots.chosen')}>
      <header>
        <h3>{text('spots.chosen')}</h3>
        {!readOnly && (
          <>
            <button type="button" onClick={onCopy}>
              {text('spots.copy')}
            </button>
            <button type="button" onClick={onRemove}>
              {text('spots.remove')}
            </button>
          </>
        )}
      </header>
      <SizeChoice value={spot.size} readOnly={readOnly} onChange={(size) => onChange({ size })} />
      <div className={styles.where}>
        <PositionInput position={spot.position} readOnly={readOnly || spot.random} onMove={onMove} />
        <ToggleInput
          label={text('spots.random')}
          value={spot.random}
          readOnly={readOnly}
          onChange={(random) => onChange({ random: random === true })}
        />
      </div>
      <fieldset className={styles.devices}>
        <legend>{text('spots.shown_on')}</legend>
        {deviceNames.map((device) => (
          <ToggleInput
            key={device}
            label={text(`preview.${device}`)}
            value={!spot[devices[device].off]}
            readOnly={readOnly}
            onChange={(isShown) => onChange({ [devices[device].off]: isShown ? undefined : true })}
          />
        ))}
      </fieldset>
      <BlockInput
        label={text('spots.block')}
        value={spot.block}
        readOnly={readOnly}
        fieldsOf={toPuckFields}
        onChange={(block) => block && onChange({ block: block as PromotionalSpot['block'] })}
      />
    </section>
  );
}

type PositionProps = { position: number; readOnly: boolean; onMove: (position: number) => void };

/** Taken when the number is whole: on its way to 12 a spot would push aside whoever stands in cell 1. */
function PositionInput({ position, readOnly, onMove }: PositionProps) {
  const take = (typed: string) => {
    const cell = Number(typed);
    if (Number.isInteger(cell) && cell >= 1 && cell <= 10_000 && cell !== position) onMove(cell);
  };
  return (
    <FieldBox label={text('spots.position')}>
      {(ties) => (
        <input
          key={position}
          {...ties}
          className={fields.input}
          type="number"
          min={1}
          max={10_000}
          defaultValue={position}
          readOnly={readOnly}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        />
      )}
    </FieldBox>
  );
}

function SizeChoice({ value, readOnly, onChange }: { value: TileSize; readOnly: boolean; onChange: (size: TileSize) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.sizes} disabled={readOnly}>
      <legend>{text('spots.size')}</legend>
      {tileSizes.map((size) => (
        <label key={size} title={text(`spots.size_${size}`)}>
          <input
            type="radio"
            name={name}
            checked={value === size}
            onChange={() => onChange(size)}
            aria-label={text(`spots.size_${size}`)}
          />
          <SizeMark size={size} />
          <span>{size}</span>
        </label>
      ))}
    </fieldset>
  );
}
