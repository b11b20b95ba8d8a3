import { appendFileSync } from 'node:fs';
import { pictureHeight } from '@selvedge/contract/media.ts';
import type { ComposePicture } from './make-picture.ts';

/** Draws plain rectangles, writes down each time it does, and misbehaves on request. */
export const composePicture: ComposePicture = async ({ recipe, format, width }) => {
  const { tally, mode, shade = 120 } = recipe;
  if (typeof tally === 'string') appendFileSync(tally, `${mode ?? 'drawn'} ${format}\n`);
  if (mode === 'refuse') throw new RangeError('Unknown cut');
  if (mode === 'die') process.exit(1);
  if (mode === 'hang') await new Promise(() => setInterval(() => {}, 1_000));
  if (mode === 'spin') for (;;);
  const height = pictureHeight(width);
  const data = Buffer.alloc(width * height * 3, Number(shade));
  for (let at = 0; at < data.length; at += 7) data[at] = at % 251;
  return { data, width, height, channels: 3 };
};
