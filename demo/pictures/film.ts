/**
 * Makes the shop's short film: a slow way along a cloth, out and back, so that it can begin again without being seen to. Needs a browser.
 *
 *   CHROME_PATH=/usr/bin/chromium node demo/pictures/film.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const files = new URL('./files/', import.meta.url);
const picture = `data:image/jpeg;base64,${readFileSync(new URL('selvedge-edge-wide-1920.jpg', files)).toString('base64')}`;
const executablePath = process.env.CHROME_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const film = await page.evaluate(record, { picture, seconds: 8, width: 1280, height: 720 });
await browser.close();
writeFileSync(fileURLToPath(new URL('loom.webm', files)), Buffer.from(film, 'base64'));

async function record({ picture, seconds, width, height }: { picture: string; seconds: number; width: number; height: number }) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 1_600_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  const began = performance.now();
  const draw = () => {
    const done = (performance.now() - began) / 1000 / seconds;
    // Out and back: the last frame is the first.
    const way = (1 - Math.cos(done * 2 * Math.PI)) / 2;
    const zoom = 0.62 + 0.06 * way;
    const [w, h] = [image.width * zoom, image.width * zoom * (height / width)];
    context.drawImage(image, (image.width - w) * (0.15 + 0.7 * way), (image.height - h) * (0.7 - 0.4 * way), w, h, 0, 0, width, height);
    if (done < 1) requestAnimationFrame(draw);
    else recorder.stop();
  };
  recorder.start();
  draw();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
