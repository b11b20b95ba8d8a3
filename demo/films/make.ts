// Makes the demo's films with the encoder of an installed Chromium: `node demo/films/make.ts`. Takes about a minute.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { dyeGarment } from '../garments/dye-garment.ts';
import { filmFolder, films } from './films.ts';
import { sway } from './sway.ts';
import { writeWebm } from './webm.ts';

const size = { width: 600, height: 800 };
const seconds = 5;
const perSecond = 25;

mkdirSync(filmFolder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
// The encoder is only there on pages that count as safe, and localhost does.
await page.route('http://localhost/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('http://localhost/');
for (const { name, recipe } of films) {
  const { data, ...raw } = await dyeGarment({ ...recipe, view: 'front', width: size.width });
  const garment = `data:image/png;base64,${(await sharp(data, { raw }).png().toBuffer()).toString('base64')}`;
  const frames = await page.evaluate(sway, { garment, ground: '#f1ede5', ...size, seconds, perSecond });
  const film = writeWebm({
    ...size,
    seconds,
    codec: 'V_VP9',
    frames: frames.map(({ base64, at, isKey }) => ({ bytes: Buffer.from(base64, 'base64'), at, isKey })),
  });
  writeFileSync(new URL(`${name}.webm`, filmFolder), film);
  process.stdout.write(`${name}: ${(film.length / 1024).toFixed(0)} KB\n`);
}
await browser.close();
