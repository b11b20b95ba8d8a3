import type { TileSize } from '@selvedge/contract/catalogue/listing.ts';
import { placeSpots, spotOfDay } from '@selvedge/domain/catalogue/place-spots.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import type { Ref } from 'react';
import type { DragAndDrop } from '../shell/drag/use-drag-and-drop.ts';
import { text } from '../texts/text.ts';
import { type Device, devices, isOn } from './devices.ts';
import type { ShownListing } from './load-listing.ts';
import type { PageSpot } from './page-spots.ts';
import { ProductTile } from './product-tile.tsx';
import { SpotCell } from './spot-cell.tsx';
import styles from './spots.module.css';
import { cellId } from './use-spot-drag.ts';

type Props = {
  list: Ref<HTMLUListElement>;
  drag: DragAndDrop;
  /** Where the spot would stand that is being dragged. */
  placed: { key: string; position: number } | undefined;
  listing: ShownListing;
  spots: readonly PageSpot[];
  market: string;
  isRtl: boolean;
  device: Device;
  chosen: string | undefined;
  readOnly: boolean;
  onChoose: (key: string) => void;
  onMove: (key: string, position: number) => void;
  onAdd: (size: TileSize, position: number) => void;
};

/** The listing as shoppers see it today, with its spots in their cells. A spot is dragged, or moved with the arrow keys. */
export function SpotGrid({ list, drag, placed, listing, spots, market, isRtl, device, chosen, readOnly, onChoose, onMove, onAdd }: Props) {
  const { columns } = devices[device];
  const seed = `${market} ${utcDay(new Date())}`;
  const today = spotOfDay(spots, { seed, cells: listing.results.length })
    .map((spot) => (spot.key === placed?.key ? { ...spot, position: placed.position } : spot))
    .filter((spot) => isOn(spot, device));
  const cells = placeSpots(listing.results, today);

  return (
    <ul
      ref={list}
      className={styles.grid}
      dir={isRtl ? 'rtl' : 'ltr'}
      data-device={device}
      style={{ '--per-row': columns } as React.CSSProperties}
      aria-label={text('spots.grid')}
    >
      {cells.map((cell, index) =>
        cell.kind === 'tile' ? (
          <li key={cell.tile.id} data-cell={index + 1} className={styles.cell} {...drag.place(cellId(index + 1))}>
            <ProductTile product={cell.tile} market={market}>
              {!readOnly && (
                <button
                  type="button"
                  className={styles.here}
                  tabIndex={-1}
                  aria-label={text('spots.add_here', { cell: index + 1 })}
                  onClick={() => onAdd('1x1', index + 1)}
                >
                  +
                </button>
              )}
            </ProductTile>
          </li>
        ) : (
          <SpotCell
            key={cell.spot.key}
            spot={cell.spot}
            cell={index + 1}
            grid={{ columns, cells: cells.length, isRtl }}
            isChosen={cell.spot.key === chosen}
            isDragged={cell.spot.key === placed?.key}
            readOnly={readOnly}
            onChoose={() => onChoose(cell.spot.key)}
            onStep={(position) => onMove(cell.spot.key, position)}
            drag={drag}
          />
        ),
      )}
    </ul>
  );
}
