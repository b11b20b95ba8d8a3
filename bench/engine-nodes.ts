import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineClient, openEngineClient } from '@selvedge/api/catalogue/engine/engine-client.ts';
import {
  contentsTable,
  type EngineColumns,
  type EngineNode,
  writeEngineConfig,
} from '@selvedge/api/catalogue/engine/write-engine-config.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

/** Daemons of Debian's sphinxsearch on this machine, each with a folder of its own; every one answers for all. */
export async function startEngineNodes(count: number, firstPort: number, columns: EngineColumns) {
  const root = mkdtempSync(join(tmpdir(), 'engine-'));
  const nodes = Array.from({ length: count }, (_, at): EngineNode => {
    const folder = join(root, String(at));
    return { host: '127.0.0.1', sqlPort: firstPort + at * 2, port: firstPort + at * 2 + 1, folder };
  });
  if (isRoot) chownSync(root, nobody, nobody);
  const processes = nodes.map((node) => startNode(node, nodes, columns));
  const clients = nodes.map(({ host, sqlPort }) => openEngineClient({ host, port: sqlPort }));
  const stop = async () => {
    for (const client of clients) await client.close();
    await Promise.all(processes.map(end));
    rmSync(root, { recursive: true, force: true });
  };
  try {
    for (const [at, client] of clients.entries()) await untilItAnswers(client, processes[at]!);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    nodes,
    clients,
    /** Of the daemons, in their order. */
    pids: processes.map(({ pid }) => pid!),
    async stopNode(at: number) {
      await end(processes[at]!);
    },
    stop,
  };
}

function startNode(node: EngineNode, nodes: readonly EngineNode[], columns: EngineColumns): ChildProcess {
  mkdirSync(node.folder, { recursive: true });
  const config = join(node.folder, 'searchd.conf');
  writeFileSync(config, writeEngineConfig(node, nodes, columns));
  if (isRoot) chownSync(node.folder, nobody, nobody);
  return spawn('searchd', ['--config', config, '--nodetach'], { ...asNobody, stdio: 'ignore' });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A daemon that has ended is not waited for: another one may answer at its port. */
async function untilItAnswers(client: EngineClient, child: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error('searchd has ended; is something else at its port?');
    try {
      await client.ask([`SELECT id FROM ${contentsTable} LIMIT 1`]);
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
