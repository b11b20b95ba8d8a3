import { loadSharp } from '../load-sharp.ts';

/** 64 bits of a picture's looks, whether each of 8 × 8 spots is brighter than the one beside it: the same after resizing and another encoding. */
export async function fingerprintOf(bytes: Buffer): Promise<bigint> {
  const sharp = await loadSharp();
  const pixels = await sharp(bytes).greyscale().resize(9, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | (pixels[at]! > pixels[at + 1]! ? 1n : 0n);
    }
  return BigInt.asIntN(64, bits);
}
