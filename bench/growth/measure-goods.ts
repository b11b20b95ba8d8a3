import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { load, type Shot } from '../load.ts';
import { searchKinds } from '../search-kinds.ts';
import { idOf } from '../search-source.ts';
import type { Point } from './point.ts';

const port = Number(process.env.BENCH_PORT ?? 4336);
const headers = { 'content-type': 'application/json' };
const shown: Readonly<Record<string, keyof typeof searchKinds>> = {
  listing: 'a listing',
  'filtered listing': 'a filtered listing',
  search: 'a search by style',
};

/** One market's goods in memory: how long they take to be laid out, what they take, and how quickly they are listed, searched and shown. */
export async function measureGoods(sizes: readonly number[], tell: (point: Point) => void): Promise<void> {
  for (const size of sizes) {
    const server = fork(new URL('../search-server.ts', import.meta.url), [String(port), String(size)], {
      execArgv: ['--max-old-space-size=8000', '--max-semi-space-size=16'],
    });
    const [ready] = (await once(server, 'message')) as [{ built: number; longest: number; memory: NodeJS.MemoryUsage }];
    tell({ curve: 'reading', line: 'seconds', size, value: ready.built / 1000 });
    tell({ curve: 'memory', line: 'megabytes', size, value: ready.memory.rss / 1e6 });
    // The first search waits until the words of a language are laid out, and every word is read once: that belongs to none of the lines.
    await load({ port }, { shots: (n) => searchShot(shown.search!, n), connections: 1, seconds: 120, maximum: 200 });
    for (const [line, kind] of Object.entries(shown)) {
      await measure(server, { line, size, shot: (n) => searchShot(kind, n) }, tell);
    }
    const shot = (n: number): Shot => ({ path: `/api/catalog/en-GB/product/${idOf((n * 7919) % size)}` });
    await measure(server, { line: 'product', size, shot }, tell);
    server.disconnect();
    await once(server, 'exit');
  }
}

function searchShot(kind: keyof typeof searchKinds, n: number): Shot {
  return { method: 'POST', path: '/api/catalog/en-GB/search', headers, body: JSON.stringify(searchKinds[kind](n)) };
}

type Asked = { line: string; size: number; shot: (n: number) => Shot };

async function measure(server: ChildProcess, { line, size, shot }: Asked, tell: (point: Point) => void): Promise<void> {
  await load({ port }, { shots: shot, connections: 4, seconds: 1, maximum: 2_000 });
  const before = await cpuOf(server);
  const { requests, p50 } = await load({ port }, { shots: (n) => shot(n + 200_000), connections: 1, seconds: 3, maximum: 4_000 });
  tell({ curve: 'goods', line, size, value: p50 });
  tell({ curve: 'goods-processor', line, size, value: ((await cpuOf(server)) - before) / 1000 / requests });
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}
