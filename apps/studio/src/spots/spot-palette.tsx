import { type TileSize, tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import { SizeMark } from './size-mark.tsx';
import styles from './spots.module.css';
import { sizeId } from './use-spot-drag.ts';

type Props = { drag: DragAndDrop; onAdd: (size: TileSize, position: number) => void };

/** The five sizes, to be dragged onto the grid, or pressed: then the spot takes the first cell in which it is seen at once. */
export function SpotPalette({ drag, onAdd }: Props) {
  return (
    <fieldset className={styles.palette}>
      <legend>{text('spots.new')}</legend>
      {tileSizes.map((size) => (
        <button
          key={size}
          type="button"
          title={text(`spots.size_${size}`)}
          onClick={() => onAdd(size, firstCell)}
          {...drag.source(sizeId(size))}
        >
          <SizeMark size={size} />
          {text(`spots.size_${size}`)}
        </button>
      ))}
    </fieldset>
  );
}

const firstCell = 3;
