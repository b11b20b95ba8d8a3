import { type KeyboardEvent, useEffect } from 'react';
import { blockList } from '../editor/block-list.ts';
import { CanvasBlock } from '../editor/canvas-block.tsx';
import { summaryOf } from '../editor/fields/summary-of.ts';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import type { PageSpot } from './page-spots.ts';
import view from './spot-view.module.css';
import styles from './spots.module.css';
import { stepSpot } from './step-spot.ts';

type Props = {
  spot: PageSpot;
  /** Where it stands today, counted from 1. */
  cell: number;
  grid: { columns: number; cells: number; isRtl: boolean };
  isChosen: boolean;
  isDragged: boolean;
  readOnly: boolean;
  onChoose: () => void;
  onStep: (position: number) => void;
  drag: DragAndDrop;
};

/** A spot in the grid, with the shop's own view of what stands in it. */
export function SpotCell({ spot, cell, grid, isChosen, isDragged, readOnly, onChoose, onStep, drag }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || spot.random || event.altKey || event.ctrlKey || event.metaKey) return;
    const position = stepSpot(spot.position, event.key, grid);
    if (position === undefined) return;
    event.preventDefault();
    if (position !== spot.position) onStep(position);
  };
  const canDrag = !readOnly && !spot.random;
  // Who moves it by key looks at it; a browser follows focus, but not what has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell is the reason to look again
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.getAttribute('data-spot') === spot.key) focused.scrollIntoView({ block: 'nearest' });
  }, [cell]);
  // What an editor left out is filled in when it is saved; until then it looks as it will.
  const edited = blockList.find(({ alias }) => alias === spot.block._alias);
  const block = { ...edited?.initial, ...spot.block };
  return (
    <li
      {...drag.place(spot.key)}
      className={styles.spot}
      data-cell={cell}
      data-size={spot.size}
      data-chosen={isChosen || undefined}
      data-dragged={isDragged || undefined}
    >
      <div className={view.view} aria-hidden="true" inert>
        {edited ? <CanvasBlock block={block} edited={edited} /> : <p>{text('spots.unfinished')}</p>}
      </div>
      <button
        type="button"
        className={styles.handle}
        data-spot={spot.key}
        data-fixed={!canDrag || undefined}
        aria-pressed={isChosen}
        aria-label={text('spots.spot', { cell, size: spot.size })}
        aria-description={canDrag ? text('spots.keys') : undefined}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        onPointerDown={onChoose}
        {...(canDrag && drag.source(spot.key))}
      >
        <span>{cell}</span>
        {spot.random && <span>{text('spots.random_short')}</span>}
        {edited && summaryOf(spot.block, edited.fields) === undefined && <span className={styles.blank}>{text('spots.blank')}</span>}
      </button>
    </li>
  );
}
