import sharp from 'sharp';

export type Comparison = { differs: number; picture: () => Promise<Buffer> };

/** By how much a point must have changed, of 255, to be seen at the size that is kept. */
const seen = 28;

/**
 * Which share of two pictures differs, from 0 to 1, and a picture of it: the accepted one, the one of now, and what differs in red. One
 * that is longer differs there by all of it. Both are blurred first: two machines draw the edge of a letter differently.
 */
export async function comparePictures(accepted: Buffer, now: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([readPoints(accepted), readPoints(now)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marks = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSame = differenceAt(before, after, x, y) < seen;
      const shade = 255 - Math.round((255 - (pointAt(after, x, y)?.[1] ?? 255)) / 4);
      marks.set(isSame ? [shade, shade, shade] : [200, 16, 32], (y * width + x) * 3);
      if (!isSame) count += 1;
    }
  const raw = { width, height, channels: 3 as const };
  return { differs: count / (width * height), picture: () => sideBySide([accepted, now, marks], raw) };
}

type Points = { data: Buffer; width: number; height: number };

async function readPoints(picture: Buffer): Promise<Points> {
  const { data, info } = await sharp(picture).removeAlpha().toColourspace('srgb').blur(1.2).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function pointAt({ data, width, height }: Points, x: number, y: number): readonly number[] | undefined {
  if (x >= width || y >= height) return undefined;
  const at = (y * width + x) * 3;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

function differenceAt(before: Points, after: Points, x: number, y: number): number {
  const [one, other] = [pointAt(before, x, y), pointAt(after, x, y)];
  return one && other ? Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!))) : 255;
}

async function sideBySide(
  [accepted, now, marks]: [Buffer, Buffer, Buffer],
  raw: { width: number; height: number; channels: 3 },
): Promise<Buffer> {
  const gap = 8;
  const marked = await sharp(marks, { raw }).png().toBuffer();
  return sharp({ create: { width: raw.width * 3 + gap * 2, height: raw.height, channels: 3, background: '#8a8a8a' } })
    .composite([accepted, now, marked].map((input, nth) => ({ input, left: nth * (raw.width + gap), top: 0 })))
    .png()
    .toBuffer();
}
