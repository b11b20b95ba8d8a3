// How long a listing of 60 products that nobody has looked at yet waits for its pictures, and how many a second come from memory.
//   node bench/pictures.ts [seconds of the warm measurement, default 5] [width, default 480]
// Needs no database: the recipes are made here, everything else is the shop's own. Runs on this machine and stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namePictures, type Recipe } from '@selvedge/api/media/name-pictures.ts';
import { openPictures } from '@selvedge/api/media/open-pictures.ts';
import { mediaRoutes } from '@selvedge/api/media/routes.ts';
import { CUTS } from '@selvedge/demo/garments/cuts.ts';
import { LAYS } from '@selvedge/demo/garments/lay-down.ts';
import Fastify from 'fastify';
import { load } from './load.ts';

const port = 3440;
const tiles = 60;
const browser = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

if (process.argv[2] === 'serve') await serve(process.argv[3] ?? '');
else await measure(Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 480));

async function measure(seconds: number, width: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  const server = fork(fileURLToPath(import.meta.url), ['serve', folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    await new Promise((resolve) => server.once('message', resolve));
    const paths = recipes().map((recipe) => `/img/${keyOf(recipe)}/0-front.w${width}`);
    const shots = (n: number) => ({ path: paths[n % paths.length] ?? '', headers: browser });
    // The threads warm up while a shop opens; no picture of the listing is made by that.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const before = await processorSeconds(server);
    const cold = await load({ port }, { shots, connections: 6, seconds: 120, maximum: tiles });
    const spent = (await processorSeconds(server)) - before;
    const warm = await load({ port }, { shots, connections: 32, seconds });
    const kilobytes = cold.bytes / tiles / 1024;
    console.log(`${tiles} pictures of ${width} px, ${kilobytes.toFixed(1)} KB each, ${new Set(recipes().map(({ cut }) => cut)).size} cuts`);
    console.log(`  cold, 6 connections   ${cold.seconds.toFixed(2)} s   p50 ${cold.p50.toFixed(0)} ms   (goal 3 s at 480 px)`);
    console.log(`  cold, processor       ${spent.toFixed(2)} s   whatever else the machine does: on two free cores at least half of it`);
    console.log(
      `  warm, 32 connections  ${warm.perSecond.toFixed(0)} pictures/s   p50 ${warm.p50.toFixed(1)} ms   p99 ${warm.p99.toFixed(1)} ms`,
    );
    console.log(`  statuses ${JSON.stringify({ cold: cold.statuses, warm: warm.statuses })}`);
  } finally {
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function processorSeconds(server: ChildProcess): Promise<number> {
  server.send('how much?');
  const { user, system } = await new Promise<NodeJS.CpuUsage>((resolve) => server.once('message', resolve));
  return (user + system) / 1e6;
}

async function serve(folder: string): Promise<void> {
  const known = new Map(recipes().map((recipe) => [keyOf(recipe), recipe]));
  const pictures = openPictures({
    source: {
      async find(key, index) {
        const recipe = known.get(key);
        return recipe && index === 0 ? { format: 'front', material: { recipe, format: 'front' } } : undefined;
      },
    },
    composer: new URL('../apps/shop/src/compose-picture.ts', import.meta.url).href,
    folder,
    maxDiskBytes: 1024 ** 3,
    log: console,
  });
  const app = Fastify();
  mediaRoutes(app, pictures);
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.('ready');
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('SIGTERM', () => void app.close().then(() => process.exit()));
}

/** Every cut in turn, no two of the same colour: the least that a listing can share. */
function recipes(): (Recipe & { cut: string })[] {
  const cuts = CUTS.filter(({ id }) => existsSync(new URL(`../demo/garments/maps/${id}-front.map`, import.meta.url)));
  return Array.from({ length: tiles }, (_, n) => {
    const cut = cuts[n % cuts.length];
    if (!cut) throw new Error('There are no maps of garments to draw from.');
    const colour = `#${(0x20_2a_3a + n * 0x03_02_01).toString(16)}`;
    return { cut: cut.id, colour, pattern: cut.supportsPattern[n % cut.supportsPattern.length] ?? 'solid', lay: n % LAYS };
  });
}

function keyOf(recipe: Recipe): string {
  return namePictures({ recipe, formats: ['front'], version: 'bench' }).key;
}
