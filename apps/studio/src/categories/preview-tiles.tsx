import type { PreviewTile } from '@selvedge/contract/studio/categories.ts';
import { useRef, useState } from 'react';
import { Announcement } from '../shell/announcement.tsx';
import type { Step } from '../shell/drag/step-of-key.ts';
import { type DragAndDrop, useDragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { ProductTile } from '../spots/product-tile.tsx';
import { text } from '../texts/text.ts';
import previewStyles from './listing-preview.module.css';

type Props = {
  tiles: readonly PreviewTile[];
  market: string;
  readOnly: boolean;
  canLetGo: boolean;
  onMove: (from: number, to: number) => void;
  onPin: (id: string) => void;
  onUnpin: (id: string) => void;
};

/** The tiles of a listing. They are dragged, or moved with Alt and the arrow keys. */
export function PreviewTiles({ tiles, market, readOnly, canLetGo, onMove, onPin, onUnpin }: Props) {
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLOListElement>(null);
  const placeOf = (id: string) => tiles.findIndex((tile) => tile.id === id);
  const drag = useDragAndDrop({
    readOnly,
    isWhole: true,
    onDrop: ({ id, onto }) => move(placeOf(id), placeOf(onto)),
    onStep(id, step) {
      move(placeOf(id), Math.max(0, Math.min(tiles.length - 1, placeOf(id) + tilesOf(step))));
      return id;
    },
  });

  function tilesOf(step: Step): number {
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1;
    return { left: -1, right: 1, up: -columns, down: columns }[step];
  }

  function move(from: number, to: number): void {
    if (from < 0 || to < 0 || from === to) return;
    onMove(from, to);
    setSaid(text('categories.tile_moved', { title: tiles[from]!.name, place: to + 1, count: tiles.length }));
  }

  return (
    <>
      <ol ref={grid} className={previewStyles.tiles}>
        {tiles.map((tile, at) => (
          <li key={tile.id} data-pinned={tile.isPinned || undefined} {...drag.item(tile.id)}>
            <ProductTile product={tile} market={market}>
              <span className={previewStyles.marks}>
                {tile.isPinned && <b>{text('categories.pinned_at', { place: at + 1 })}</b>}
                {tile.hasEntered && <ins>{text('categories.comes_in')}</ins>}
                {tile.isNew && <span>{text('categories.is_new')}</span>}
                {!tile.inStock && <span>{text('categories.sold_out')}</span>}
              </span>
            </ProductTile>
            {!readOnly && <TileTools {...{ tile, at, drag, canLetGo, onPin, onUnpin }} />}
          </li>
        ))}
      </ol>
      <Announcement words={said} />
    </>
  );
}

type ToolProps = Pick<Props, 'canLetGo' | 'onPin' | 'onUnpin'> & { tile: PreviewTile; at: number; drag: DragAndDrop };

function TileTools({ tile, at, drag, canLetGo, onPin, onUnpin }: ToolProps) {
  const title = tile.name;
  return (
    <div className={previewStyles.tileTools}>
      <button
        type="button"
        data-handle={tile.id}
        aria-label={text('categories.move_tile', { title, place: at + 1 })}
        {...drag.handle(tile.id)}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      {at > 0 && (
        <button type="button" aria-label={text('categories.pin_of', { title })} onClick={() => onPin(tile.id)}>
          {text('categories.to_top')}
        </button>
      )}
      {tile.isPinned && canLetGo && (
        <button type="button" aria-label={text('categories.let_go_of', { title })} onClick={() => onUnpin(tile.id)}>
          {text('categories.let_go')}
        </button>
      )}
    </div>
  );
}
