import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** In megabytes, from /proc: what a process has of the machine's memory, by what it is for. */
export type ProcessMemory = {
  resident: number;
  /** The most that it ever was. */
  peak: number;
  /** Written by the process alone: heaps, stacks, buffers. */
  anonymous: number;
  /** Of files that it has mapped: the program itself, libraries. */
  file: number;
};

export function readProcessMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { resident: of('VmRSS'), peak: of('VmHWM'), anonymous: of('RssAnon'), file: of('RssFile') + of('RssShmem') };
}

/** Pages that processes share are shared out among them, so that those of a database can be added up. */
export function shareOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

type Running = { pid: number; parent: number; command: string };

/** All below a process, itself not among them. */
export function listBelow(root: number): Running[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readRunning(Number(name)) : []));
  const below = (pid: number): Running[] => all.filter(({ parent }) => parent === pid).flatMap((each) => [each, ...below(each.pid)]);
  return below(root);
}

function readRunning(pid: number): Running[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // What a database calls its processes is no command that could be started.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || readlinkSync(`/proc/${pid}/exe`);
    return [{ pid, parent: Number(parent), command }];
  } catch {
    return [];
  }
}
