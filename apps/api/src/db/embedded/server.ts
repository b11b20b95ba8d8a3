import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BootError } from '../../boot-error.ts';
import { explainFailure } from './explain-failure.ts';
import { findPostmaster, type Postmaster } from './find-postmaster.ts';
import type { Place } from './place.ts';
import type { Binaries } from './prepare-binaries.ts';
import { socketDirectory } from './socket-directory.ts';

type Server = { place: Place; binaries: Binaries; settings: Record<string, string>; log: (line: string) => void };

/** A server that answers: the one that is there already (left behind when a shop was killed), or a new one. */
export async function ensureServer(server: Server): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const said = findPostmaster(server.place.cluster) ? await waitForReady(server, () => undefined) : await startServer(server);
    if (typeof said !== 'string') return said;
    // Another shop's server came first, or the processes of a killed server are still going.
    const isRace = /lock file "[^"]*" already exists|pre-existing shared memory block/.test(said);
    if (!isRace || attempt >= 20) throw explainFailure(said, server.place);
    await sleep(250);
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is written out. */
export async function stopServer({ place, binaries }: Pick<Server, 'place' | 'binaries'>, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w'], { env: binaries.env }).catch(() => {});
    return;
  }
  signal(pid, 'SIGINT');
  for (let waited = 0; findPostmaster(place.cluster)?.pid === pid; waited += 25) {
    // A server that hangs in its last checkpoint would keep the shop from ending; recovery at the next start loses nothing.
    if (waited === 60_000) signal(pid, 'SIGQUIT');
    if (waited >= 70_000) return;
    await sleep(25);
  }
}

/** Ends the server when the process ends without having stopped it. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone, which is what we wanted.
  }
}

async function startServer(server: Server): Promise<Postmaster | string> {
  const { place, binaries } = server;
  const args = ['-D', place.cluster, ...Object.entries(await settingsFor(server)).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let log: number;
  try {
    log = openLog(place.logFile);
  } catch (error) {
    return String(error);
  }
  const before = statSync(place.logFile).size;
  let failure: string | undefined;
  // In a process group of its own: Ctrl-C must reach the shop alone, which still has requests to finish.
  const child = spawn(binaries.postgres, args, {
    cwd: place.home,
    env: binaries.env,
    ...place.account,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  child.on('error', (error) => {
    failure = String(error);
  });
  let hasEnded = false;
  child.on('exit', () => {
    hasEnded = true;
  });
  return waitForReady(server, () => failure ?? (hasEnded ? readFileSync(place.logFile).subarray(before).toString() : undefined));
}

async function waitForReady(server: Server, findFailure: () => string | undefined): Promise<Postmaster | string> {
  for (let waited = 0; ; waited += 25) {
    const failure = findFailure();
    if (failure !== undefined) return failure;
    const found = findPostmaster(server.place.cluster);
    if (found?.status === 'ready') return found;
    // The server we waited for has ended, as one does that was stopping: begin again.
    if (!found && waited > 2_000) return 'lock file "postmaster.pid" already exists, but its server is gone';
    if (found?.status === 'stopping' && waited >= 90_000) {
      throw new BootError(
        `The database server ${found.pid} of ${server.place.cluster} has been stopping for over a minute. End it and start again.`,
      );
    }
    if (waited > 0 && waited % 5_000 === 0)
      server.log(`the database is ${found?.status ?? 'starting'} (${waited / 1000} s), recovering if it was cut off`);
    await sleep(25);
  }
}

async function settingsFor({ place, settings }: Server): Promise<Record<string, string>> {
  // The launcher starts a crashed server anew. One that does so itself, and meets a full disk as it does, was seen to stay without the process
  // that recovers it: it runs for ever and never answers.
  const common = { TimeZone: 'UTC', log_timezone: 'UTC', jit: 'off', restart_after_crash: 'off', ...settings };
  if (process.platform === 'win32') return { listen_addresses: '127.0.0.1', port: String(await freePort()), ...common };
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketDirectory(place),
    unix_socket_permissions: '0700',
    ...common,
  };
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 5_000_000) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
