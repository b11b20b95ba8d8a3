import type { PromotionalSpot, TileSize } from '@selvedge/contract/catalogue/listing.ts';
import { tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import { useId } from 'react';
import { BlockInput } from '../editor/fields/block-input.tsx';
import { NumberInput, ToggleInput } from '../editor/fields/simple-inputs.tsx';
import { toPuckFields } from '../editor/fields/to-puck-fields.tsx';
import { text } from '../texts.ts';
import { deviceNames, devices } from './devices.ts';
import type { PageSpot } from './page-spots.ts';
import { SizeMark } from './size-mark.tsx';
import styles from './spots.module.css';

type Props = {
  spot: PageSpot;
  readOnly: boolean;
  onChange: (change: Partial<PromotionalSpot>) => void;
  onRemove: () => void;
  onCopy: () => void;
};

/** What one spot is: where, how large, on which screens, and what stands in it. */
export function SpotPanel({ spot, readOnly, onChange, onRemove, onCopy }: Props) {
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
        <NumberInput
          label={text('spots.position')}
          value={spot.position}
          min={1}
          max={10_000}
          readOnly={readOnly || spot.random}
          onChange={(position) => position && position >= 1 && onChange({ position: Math.round(position) })}
        />
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
