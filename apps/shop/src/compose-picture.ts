import type { ComposePicture } from '@selvedge/api/media/make-picture.ts';
import { BASIC_CUTS } from '@selvedge/demo/garments/basic-cuts.ts';
import { composeGarment } from '@selvedge/demo/garments/compose.ts';
import { warmFabrics } from '@selvedge/demo/garments/fabric-tile.ts';
import { loadMap } from '@selvedge/demo/garments/load-map.ts';

type GarmentPicture = Parameters<typeof composeGarment>[0];

/** Draws the demo's garments. Loaded by the threads that make pictures, never by the one that answers requests. */
export const composePicture: ComposePicture = ({ recipe, format, width }) =>
  composeGarment({ ...(recipe as unknown as GarmentPicture), view: format as GarmentPicture['view'], width });

const listingWidth = 480;

/** The first pictures cost several times the next ones: fabrics are not woven, fronts not unpacked, and the loops over pixels not compiled. */
export async function warmUp(): Promise<void> {
  warmFabrics(listingWidth);
  await composeGarment({ cut: 'tee-men', view: 'front', colour: '#5b6470', width: listingWidth });
  // More would not be kept: what is loaded last would push out what came first.
  for (const { id } of BASIC_CUTS) await loadMap(id, 'front', listingWidth);
}
