import type { ComposePicture } from '@selvedge/api/media/make-picture.ts';
import { composeGarment } from '@selvedge/demo/garments/compose.ts';

type GarmentPicture = Parameters<typeof composeGarment>[0];

/** Draws the demo's garments. Loaded by the threads that make pictures, never by the one that answers requests. */
export const composePicture: ComposePicture = ({ recipe, format, width }) =>
  composeGarment({ ...(recipe as unknown as GarmentPicture), view: format as GarmentPicture['view'], width });
