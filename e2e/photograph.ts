import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour (`#204060`) with a spot in it, as somebody uploads it. */
export function photograph(colour: string, width: number, height: number): Buffer {
  const ground = Buffer.from(colour.slice(1), 'hex');
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const isSpot = row > 40 && row < 340 && column > 40 && column < 240;
      rows.set(isSpot ? [255, 238, 0] : ground, row * (width * 3 + 1) + 1 + column * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
