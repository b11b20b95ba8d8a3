/** Times the composer as a cold listing and a product page would use it: node demo/garments/measure.ts */
import { encodeGarment } from './compose.ts';
import { CUTS } from './cuts.ts';
import { warmFabrics } from './fabric-tile.ts';

const COLOURS = ['#f4f2ed', '#1d1d1f', '#2b3a55', '#b0452f', '#8a9a7b', '#c8b18a'];
const orders = (count: number, width: number) =>
  Array.from({ length: count }, (_, i) => {
    const cut = CUTS[i % CUTS.length]!;
    return {
      cut: cut.id,
      view: 'front' as const,
      colour: COLOURS[i % COLOURS.length]!,
      pattern: cut.supportsPattern[i % cut.supportsPattern.length]!,
      width,
    };
  });

async function timed(label: string, work: () => Promise<number>) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const count = await work();
  const used = process.cpuUsage(cpu);
  const wall = performance.now() - start;
  console.log(`${label}: ${Math.round(wall)} ms in all, ${((used.user + used.system) / 1000 / count).toFixed(1)} ms of CPU each`);
}

const allAtOnce = (width: number, count: number) => async () =>
  (await Promise.all(orders(count, width).map((order) => encodeGarment(order, 'webp')))).length;
await timed('drawing the fabrics for 480 px', async () => {
  warmFabrics(480);
  return 1;
});
await timed('60 listing pictures, 480 px, cold, WebP', allAtOnce(480, 60));
await timed('60 listing pictures, 480 px, maps in memory', allAtOnce(480, 60));
await timed('8 product pictures, 960 px, cold', allAtOnce(960, 8));
await timed('4 product pictures, 1600 px, cold', allAtOnce(1600, 4));
await timed(
  '12 looks, 480 px',
  async () => (await Promise.all(orders(12, 480).map((order) => encodeGarment({ ...order, view: 'look' }, 'webp')))).length,
);
await timed(
  '4 listing pictures as AVIF, 480 px',
  async () => (await Promise.all(orders(4, 480).map((order) => encodeGarment(order, 'avif')))).length,
);
