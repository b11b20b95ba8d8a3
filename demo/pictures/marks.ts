/**
 * Makes the icons and the picture for shared links from the brand mark and the selvedge picture:
 *
 *   node demo/pictures/marks.ts
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const shop = (name: string) => fileURLToPath(new URL(`../../apps/storefront/public/${name}`, import.meta.url));
const edge = fileURLToPath(new URL('./files/selvedge-edge-wide-1920.jpg', import.meta.url));

for (const [name, size] of [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const)
  await sharp(shop('favicon.svg'), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(shop(name));

await sharp(edge).resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 72, mozjpeg: true }).toFile(shop('og-image.jpg'));
