import { dyeGarment, type GarmentPicture, type Raster } from './dye-garment.ts';
import { layGround, type Placed } from './ground.ts';
import { LAYS } from './lay-down.ts';

/** How far a piece looks out below the one that lies on it, and how far to a side: parts of the picture's width. */
const STEP = 0.062;
const ASIDE = [0.006, -0.011, 0.009];

/** Folded pieces on one another, as on a shelf: of those below only their edges are seen. */
export async function layStack(picture: GarmentPicture, below: readonly string[]): Promise<Raster> {
  const { width, colour, lay = 0 } = picture;
  const height = Math.round((width * 4) / 3);
  const rasters = await Promise.all(
    [colour, ...below].map((one, at) => dyeGarment({ ...picture, view: 'folded', colour: one, lay: (lay + at * 7) % LAYS })),
  );
  const items = rasters.map((raster, at): Placed => {
    const left = Math.round(width * ASIDE[at % ASIDE.length]!);
    return { raster, left, top: Math.round(width * STEP * (at - below.length / 2)) };
  });
  return layGround(items.reverse(), { width, height, ground: picture.ground ?? 'cloth', zoom: rasters[0]!.zoom });
}
