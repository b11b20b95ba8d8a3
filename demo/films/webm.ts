/** A frame as the encoder gave it; `at` in milliseconds. */
export type Frame = { bytes: Uint8Array; at: number; isKey: boolean };
export type Film = { width: number; height: number; seconds: number; codec: 'V_VP8' | 'V_VP9'; frames: readonly Frame[] };

/** Writes a WebM file with one track. Unlike a recording it knows how long it is, so that it can be wound. */
export function writeWebm({ width, height, seconds, codec, frames }: Film): Buffer {
  const header = element(0x1a45dfa3, [
    ...[number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8)],
    ...[text(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2)],
  ]);
  const info = element(0x1549a966, [
    number(0x2ad7b1, 1_000_000),
    float(0x4489, seconds * 1000),
    text(0x4d80, 'demo'),
    text(0x5741, 'demo'),
  ]);
  const video = element(0xe0, [number(0xb0, width), number(0xba, height)]);
  const track = element(0xae, [number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, codec), video]);
  const cluster = element(0x1f43b675, [number(0xe7, 0), ...frames.map(simpleBlock)]);
  return Buffer.concat([header, element(0x18538067, [info, element(0x1654ae6b, [track]), cluster])]);
}

function simpleBlock({ bytes, at, isKey }: Frame): Buffer {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
  head.writeInt16BE(Math.round(at), 1);
  return element(0xa3, [head, Buffer.from(bytes)]);
}

function element(id: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([bytesOf(id), size, body]);
}

const number = (id: number, value: number): Buffer => element(id, [bytesOf(value)]);
const text = (id: number, value: string): Buffer => element(id, [Buffer.from(value)]);

function float(id: number, value: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(id, [body]);
}

function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}
