import type { PreviewTile } from '@selvedge/contract/studio/categories.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ProductTile } from '../spots/product-tile.tsx';
import { text } from '../texts/text.ts';
import styles from './categories.module.css';
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
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [followed, setFollowed] = useState<string>();
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLOListElement>(null);

  // The order comes back from the shop; the focus stays on the product that was moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order of the tiles is the reason to look for it again
  useEffect(() => {
    if (followed !== undefined) grid.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(followed)}"]`)?.focus();
  }, [tiles, followed]);

  function perRow(): number {
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1;
    return Math.max(1, columns);
  }

  function move(from: number, to: number): void {
    if (to < 0 || to >= tiles.length || from === to) return;
    onMove(from, to);
    setSaid(text('categories.tile_moved', { title: tiles[from]!.name, place: to + 1, count: tiles.length }));
  }

  function onKey(event: KeyboardEvent, at: number): void {
    const ways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow(), ArrowDown: perRow() };
    const step = ways[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    setFollowed(tiles[at]!.id);
    move(at, Math.max(0, Math.min(tiles.length - 1, at + step)));
  }

  return (
    <>
      <ol ref={grid} className={previewStyles.tiles}>
        {tiles.map((tile, at) => (
          <li
            key={tile.id}
            draggable={!readOnly}
            data-over={over === at || undefined}
            data-dragged={dragged === at || undefined}
            data-pinned={tile.isPinned || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', tile.id);
              setDragged(at);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(at);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, at);
              setDragged(undefined);
              setOver(undefined);
            }}
          >
            <ProductTile product={tile} market={market}>
              <span className={previewStyles.marks}>
                {tile.isPinned && <b>{text('categories.pinned_at', { place: at + 1 })}</b>}
                {tile.hasEntered && <ins>{text('categories.comes_in')}</ins>}
                {tile.isNew && <span>{text('categories.is_new')}</span>}
                {!tile.inStock && <span>{text('categories.sold_out')}</span>}
              </span>
            </ProductTile>
            {!readOnly && (
              <div className={previewStyles.tileTools}>
                <button
                  type="button"
                  data-handle={tile.id}
                  aria-label={text('categories.move_tile', { title: tile.name, place: at + 1 })}
                  onKeyDown={(event) => onKey(event, at)}
                >
                  <span aria-hidden="true">⠿</span>
                </button>
                {at > 0 && (
                  <button type="button" aria-label={text('categories.pin_of', { title: tile.name })} onClick={() => onPin(tile.id)}>
                    {text('categories.to_top')}
                  </button>
                )}
                {tile.isPinned && canLetGo && (
                  <button type="button" aria-label={text('categories.let_go_of', { title: tile.name })} onClick={() => onUnpin(tile.id)}>
                    {text('categories.let_go')}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.hidden}>
        {said}
      </p>
    </>
  );
}
