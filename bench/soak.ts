// A shop under a load that stays the same, and what it takes of the memory meanwhile: nothing may go on growing.
//   node bench/soak.ts [minutes, default 30] [data of a filled shop, copied first]
// Visits to kept pages, searches that nobody has made, baskets, whole purchases. The slope is that of a straight
// line through the second half, after everything that is kept has been filled. Needs a built storefront (npm run build). Stops by itself.
// Exit 1 when the second half grows by more than 10 % an hour and by more than 30 MB.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startTraffic } from './cluster/traffic.ts';
import { type WholeShop, withWholeShop } from './with-whole-shop.ts';

const [minutesGiven = '30', filled] = process.argv.slice(2);
const lastsMs = Math.min(Number(minutesGiven), 24 * 60) * 60_000;
const lookEveryMs = Math.max(2_000, lastsMs / 60);

type Look = { minutes: number; residentMb: number; heapMb: number };

await withWholeShop({ port: Number(process.env.PORT ?? 3480), filled }, async (shop) => {
  const traffic = await startTraffic({ base: shop.base, shoppers: 1 });
  const began = performance.now();
  let searches = 0;
  let isOver = false;
  const search = async () => {
    for (; !isOver; await wait(150))
      await fetch(`${shop.base}/de-DE/search?q=word${searches++}`).then(
        (answer) => answer.arrayBuffer(),
        () => {},
      );
  };
  const searching = search();
  const looks: Look[] = [];
  while (performance.now() - began < lastsMs) {
    await wait(lookEveryMs);
    looks.push(await look(shop, (performance.now() - began) / 60_000));
    if (looks.length % 10 === 0) show(looks.at(-1)!);
  }
  isOver = true;
  await searching;
  await traffic.stop();
  const ordered = traffic.told.filter(({ outcome }) => outcome === 'ordered').length;
  console.log(`${traffic.reads.answered} pages (${traffic.reads.failed.length} failed), ${searches} searches, ${ordered} orders`);
  const half = looks.slice(Math.floor(looks.length / 2));
  const resident = slopeOf(half.map(({ minutes, residentMb }) => [minutes, residentMb]));
  const heap = slopeOf(half.map(({ minutes, heapMb }) => [minutes, heapMb]));
  const grown = resident * (half.at(-1)!.minutes - half[0]!.minutes);
  console.log(
    `second half: resident ${signed(resident * 60)} MB an hour (${signed(grown)} MB in it), heap ${signed(heap * 60)} MB an hour`,
  );
  if (grown > 30 && resident * 60 > 0.1 * half[0]!.residentMb) process.exitCode = 1;
});

async function look({ shopPid, metrics }: WholeShop, minutes: number): Promise<Look> {
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shopPid()}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  const heap = Number(/^nodejs_heap_size_used_bytes ([\d.e+]+)/m.exec(await metrics())?.[1] ?? 0) / 1_048_576;
  return { minutes, residentMb: resident, heapMb: heap };
}

function show({ minutes, residentMb, heapMb }: Look): void {
  console.log(`after ${minutes.toFixed(1)} min: resident ${residentMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`);
}

/** Of the line that lies closest to the points. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread;
}

function signed(value: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(1)}`;
}
