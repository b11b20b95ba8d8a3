import { type TileSize, tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import { useRef } from 'react';
import { text } from '../texts/text.ts';
import { cellUnder } from './cell-under.ts';
import { SizeMark } from './size-mark.tsx';
import styles from './spots.module.css';

/** The five sizes, to be dragged onto the grid, or pressed: then the spot takes the first cell in which it is seen at once. */
export function SpotPalette({ onAdd }: { onAdd: (size: TileSize, position: number) => void }) {
  const hasDropped = useRef(false);
  return (
    <fieldset className={styles.palette}>
      <legend>{text('spots.new')}</legend>
      {tileSizes.map((size) => (
        <button
          key={size}
          type="button"
          title={text(`spots.size_${size}`)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerUp={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId);
            const cell = cellUnder(event);
            hasDropped.current = cell !== undefined;
            if (cell !== undefined) onAdd(size, cell);
          }}
          onClick={() => {
            // The button that was dragged away from is also clicked when it is let go.
            if (!hasDropped.current) onAdd(size, firstCell);
            hasDropped.current = false;
          }}
        >
          <SizeMark size={size} />
          {text(`spots.size_${size}`)}
        </button>
      ))}
    </fieldset>
  );
}

const firstCell = 3;
