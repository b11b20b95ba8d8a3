export type Scene = { garment: string; ground: string; width: number; height: number; seconds: number; perSecond: number };
export type EncodedFrame = { base64: string; at: number; isKey: boolean };

/**
 * Runs in a browser: a garment on its hanger in a draught, drawn row by row and encoded. It hangs still at the top and swings most at
 * its hem; the end of the film is its beginning.
 */
export async function sway({ garment, ground, width, height, seconds, perSecond }: Scene): Promise<EncodedFrame[]> {
  const picture = new Image();
  picture.src = garment;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const shadow = new OffscreenCanvas(width, height);
  const shade = shadow.getContext('2d') as OffscreenCanvasRenderingContext2D;
  shade.drawImage(picture, 0, 0);
  shade.globalCompositeOperation = 'source-in';
  shade.fillStyle = 'rgb(58 48 36)';
  shade.fillRect(0, 0, width, height);

  const drawHanging = (of: CanvasImageSource, turn: number, shift: { x: number; y: number; swing: number }) => {
    const step = 2;
    for (let y = 0; y < height; y += step) {
      const down = y / height;
      const swing = Math.max(0, down - 0.16) ** 1.5 * shift.swing;
      const wave = Math.sin(turn - down * 3.4) * 17 + Math.sin(2 * turn - down * 7) * 4;
      const breadth = 1 + swing * 0.016 * Math.sin(turn * 2 - down * 5);
      const across = width * breadth;
      context.drawImage(of, 0, y, width, step, (width - across) / 2 + wave * swing + shift.x, y + shift.y, across, step + 0.5);
    }
  };

  const frames: EncodedFrame[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      frames.push({ base64: btoa(text), at: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.30.08', width, height, bitrate: 420_000, framerate: perSecond, latencyMode: 'quality' });
  const count = seconds * perSecond;
  for (let number = 0; number < count; number++) {
    const turn = (number / count) * 2 * Math.PI * 2;
    const close = 1 + 0.05 * (0.5 - 0.5 * Math.cos((number / count) * 2 * Math.PI));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.setTransform(close, 0, 0, close, (width * (1 - close)) / 2, height * 0.35 * (1 - close));
    context.filter = 'blur(14px)';
    context.globalAlpha = 0.2;
    context.drawImage(shadow, 7, 12);
    context.filter = 'none';
    context.globalAlpha = 1;
    drawHanging(picture, turn, { x: 0, y: 0, swing: 1 });
    const frame = new VideoFrame(canvas, { timestamp: (number / perSecond) * 1_000_000 });
    encoder.encode(frame, { keyFrame: number % 50 === 0 });
    frame.close();
  }
  await encoder.flush();
  return frames;
}
