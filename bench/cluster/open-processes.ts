import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Processes = {
  /** Started anew when it runs already. */
  start(
    name: string,
    command: readonly string[],
    settings?: { env?: Record<string, string>; account?: { uid: number; gid: number } | undefined },
  ): void;
  stop(name: string, signal?: NodeJS.Signals): Promise<void>;
  isRunning(name: string): boolean;
  names(): string[];
  /** The end of what it has said. */
  logOf(name: string): string;
  stopAll(signal?: NodeJS.Signals): Promise<void>;
};

/** Programs by name, each with a log of its own. All of them end with this one. */
export function openProcesses(directory: string): Processes {
  const running = new Map<string, ChildProcess>();
  const logFile = (name: string) => join(directory, `${name}.log`);
  process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')));

  async function stop(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // Whoever does not end in time is not waited for by the shoppers either.
    const timer = setTimeout(() => child.kill('SIGKILL'), 40_000);
    await ended;
    clearTimeout(timer);
  }

  return {
    start(name, [program = '', ...args], { env = {}, account } = {}) {
      const log = openSync(logFile(name), 'a');
      const child = spawn(program, args, {
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', log, log],
        ...account,
      });
      closeSync(log);
      child.once('error', () => {
        console.error(`${program} does not start: apt-get install postgresql patroni etcd-server haproxy pgbouncer iproute2`);
        process.exit(1);
      });
      running.set(name, child);
    },
    stop,
    isRunning: (name) => running.get(name)?.exitCode === null && running.get(name)?.signalCode === null,
    names: () => [...running.keys()],
    logOf: (name) => readFileSync(logFile(name), 'utf8').slice(-3_000),
    async stopAll(signal) {
      for (const name of [...running.keys()].reverse()) await stop(name, signal);
    },
  };
}
