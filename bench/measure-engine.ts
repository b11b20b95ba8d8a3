import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { benchMarkets } from './engine-feed.ts';
import { randomFrom, randomRequest } from './engine-queries.ts';
import { load, type Shot } from './load.ts';

type Measured = { port: number; enginePort: number; products: number; pids: readonly number[]; seconds: number };

/** Random queries that no two are alike, one at a time and eight at a time, by a web process that holds no products. */
export async function measureEngine({ port, enginePort, products, pids, seconds }: Measured): Promise<void> {
  const server = fork(new URL('./engine-server.ts', import.meta.url), [String(port), String(enginePort)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(server, 'message');
  const random = randomFrom(11);
  const shot = (): Shot => ({
    ...{ method: 'POST', path: `/${random.pick(benchMarkets).id}` },
    body: JSON.stringify({ ...randomRequest(random, products), from: 0 }),
  });
  await load({ port }, { shots: shot, connections: 2, seconds, maximum: 2_000 });
  for (const connections of [1, 8]) {
    const { requests, p50, p99, perSecond, statuses } = await load(
      { port },
      { shots: shot, connections, seconds: seconds * 2, maximum: 5_000 },
    );
    const failed = requests - (statuses[200] ?? 0);
    console.log(
      `${products} products, ${connections} at a time: ${requests} searches, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, ${failed} failed`,
    );
  }
  server.send('memory');
  const [bytes] = (await once(server, 'message')) as [number];
  console.log(
    `the web process ${(bytes / 1e6).toFixed(0)} MB; the daemons ${pids.map((pid) => `${(residentOf(pid) / 1e6).toFixed(0)} MB`).join(', ')}`,
  );
  server.disconnect();
  await once(server, 'exit');
}

function residentOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}
