import '@puckeditor/core/no-external.css';
import '../editor/puck-theme.css';
import type { PromotionalSpot, TileSize } from '@selvedge/contract/catalogue/listing.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CanvasFrame } from '../editor/canvas-frame.tsx';
import { PageDraft } from '../editor/page-part/page-draft.tsx';
import { errorKey } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { type Device, deviceNames } from './devices.ts';
import { loadListing, type ShownListing } from './load-listing.ts';
import { moveSpot } from './move-spot.ts';
import { newSpot } from './new-spot.ts';
import { addSpot, changeSpot, listSpots, type PageSpot, removeSpot } from './page-spots.ts';
import { SpotGrid } from './spot-grid.tsx';
import { SpotPalette } from './spot-palette.tsx';
import { SpotPanel } from './spot-panel.tsx';
import styles from './spots.module.css';
import { useSpotDrag } from './use-spot-drag.ts';

type Props = { market: MarketSettings; path: string; title: string; scope: ReactNode };

/** The spots of one category, placed on its own listing. */
export function SpotsScreen({ market, path, title, scope }: Props) {
  const { call } = useStudio();
  const listing = useLoad(`listing ${market.id} ${path}`, () => loadListing(call, { market: market.id, path }));
  if (listing.error) {
    return <StateNote isError title={text('spots.listing_failed')} advice={text(errorKey(listing.error))} onRetry={listing.reload} />;
  }
  if (!listing.data) return <StateNote title={text('studio.loading')} />;
  const goods = listing.data;
  return (
    <PageDraft market={market.id} path={path} title={title} scope={scope}>
      {({ content, onChange, readOnly }) => (
        <CanvasFrame market={undefined}>
          <Placing market={market} listing={goods} content={content} onChange={onChange} readOnly={readOnly} />
        </CanvasFrame>
      )}
    </PageDraft>
  );
}

type PlacingProps = {
  market: MarketSettings;
  listing: ShownListing;
  content: EditedContent;
  onChange: (next: EditedContent) => void;
  readOnly: boolean;
};

function Placing({ market, listing, content, onChange, readOnly }: PlacingProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const [chosen, setChosen] = useState<string>();
  const [fresh, setFresh] = useState<string>();
  const spots = listSpots(content);
  const spot = spots.find(({ key }) => key === chosen);

  function put(next: PromotionalSpot): void {
    onChange(addSpot(content, next));
    setChosen(`own ${next.id}`);
    setFresh(`own ${next.id}`);
  }
  // Who has just put a spot there goes on with the arrow keys.
  useEffect(() => {
    if (fresh) document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(fresh)}"]`)?.focus();
    setFresh(undefined);
  }, [fresh]);
  const add = (size: TileSize, position: number) => put(newSpot(size, position));
  const move = (key: string, position: number) => onChange(moveSpot(content, key, position));
  const list = useRef<HTMLUListElement>(null);
  const { drag, placed } = useSpotDrag({ list, readOnly, onMove: move, onAdd: add });

  return (
    <div className={styles.screen}>
      <div className={styles.stage}>
        <div className={styles.tools}>
          {!readOnly && <SpotPalette drag={drag} onAdd={add} />}
          <DeviceChoice device={device} onChange={setDevice} />
        </div>
        {listing.results.length === 0 && <StateNote title={text('spots.no_goods')} />}
        <SpotGrid
          {...{ list, drag, placed, listing, spots, device, chosen, readOnly }}
          market={market.id}
          isRtl={market.direction === 'rtl'}
          onChoose={setChosen}
          onMove={move}
          onAdd={add}
        />
      </div>
      {spot ? (
        <SpotPanel
          key={spot.key}
          spot={spot}
          readOnly={readOnly}
          onChange={(change) => onChange(changeSpot(content, spot.key, change))}
          onMove={(position) => move(spot.key, position)}
          onRemove={() => onChange(removeSpot(content, spot.key))}
          onCopy={() => put(copyOf(spot))}
        />
      ) : (
        <p className={styles.advice}>{text(spots.length === 0 ? 'spots.empty' : 'spots.advice')}</p>
      )}
    </div>
  );
}

function DeviceChoice({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{text('preview.device')}</legend>
      {deviceNames.map((each) => (
        <label key={each}>
          <input type="radio" name="spot-device" checked={device === each} onChange={() => onChange(each)} />
          {text(`preview.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** With ids of its own, in the next cell. */
function copyOf({ key: _, ...spot }: PageSpot): PromotionalSpot {
  return { ...spot, id: crypto.randomUUID(), position: spot.position + 1, block: { ...spot.block, id: crypto.randomUUID() } };
}
