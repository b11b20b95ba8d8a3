// What tracing costs: baskets are opened at three shops in turns, one that nobody traces, one of which all and one of which a twentieth is kept.
//   node bench/tracing.ts [seconds per turn, default 4] [turns, default 3]
// Everything runs on this machine and stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from './load.ts';

const seconds = Number(process.argv[2] ?? 4);
const turns = Number(process.argv[3] ?? 3);
const firstPort = 4710;
const collectorPort = 4709;

let received = 0;
const collector = createServer(async (request, response) => {
  for await (const part of request) received += (part as Buffer).length;
  response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
});
await new Promise<void>((listening) => collector.listen(collectorPort, '127.0.0.1', listening));

type Shop = {
  name: string;
  share: number | undefined;
  port: number;
  child: ChildProcess;
  dataDir: string;
  skus: string[];
  cpuMs: number[];
  perSecond: number[];
};
const shops: Shop[] = [];
try {
  for (const [index, [name, share]] of (
    [
      ['not traced', undefined],
      ['a twentieth kept', 0.05],
      ['all kept', 1],
    ] as const
  ).entries())
    shops.push(await open(name, share, firstPort + index));
  for (const shop of shops) await measure(shop, 1);
  for (let turn = 0; turn < turns; turn++) {
    for (const shop of shops) {
      const { perSecond, cpuMs } = await measure(shop, seconds);
      shop.perSecond.push(perSecond);
      shop.cpuMs.push(cpuMs);
    }
  }
  const [off] = shops;
  for (const { name, perSecond, cpuMs } of shops) {
    const ratio = median(cpuMs) / median(off!.cpuMs);
    console.log(
      `${name.padEnd(18)} ${median(perSecond).toFixed(0).padStart(6)} requests/s  ${median(cpuMs).toFixed(2)} ms of processor, ${ratio.toFixed(2)} times`,
    );
  }
  console.log(`${(received / 1e6).toFixed(1)} MB sent to the collector`);
} finally {
  for (const { child, dataDir } of shops) {
    await stop(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
  collector.close();
  collector.closeAllConnections();
}

async function open(name: string, share: number | undefined, port: number): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const traced = share === undefined ? [] : [`http://127.0.0.1:${collectorPort}`, String(share)];
  const child = fork(fileURLToPath(new URL('./basket-server.ts', import.meta.url)), [String(port), dataDir, ...traced], {
    execArgv: ['--import', new URL('../scripts/quick-imports.mjs', import.meta.url).href],
  });
  const skus = await new Promise<string[]>((resolve, reject) => {
    child.once('message', (message) => resolve(message as string[]));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { name, share, port, child, dataDir, skus, cpuMs: [], perSecond: [] };
}

async function measure({ port, skus, child }: Shop, lasting: number): Promise<{ perSecond: number; cpuMs: number }> {
  const before = await cpu(child);
  const { perSecond, requests } = await load(
    { port },
    {
      shots: (n) => ({
        ...{ path: '/api/order/en-GB/basket/line', method: 'POST' as const, headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ sku: skus[(n * 7) % skus.length], quantity: 1 }),
      }),
      seconds: lasting,
    },
  );
  return { perSecond, cpuMs: ((await cpu(child)) - before) / 1_000 / requests };
}

function cpu(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (used) => resolve((used as NodeJS.CpuUsage).user + (used as NodeJS.CpuUsage).system));
    child.send('cpu');
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.disconnect();
  });
}
