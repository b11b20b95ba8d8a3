import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { listBelow } from './process-memory.ts';

/**
 * Ends a program and waits for all that it started: npm is gone before the shop is that it started, and a shop before its database.
 * What is not gone in time is killed, so that nothing that measures waits for ever or leaves something behind.
 */
export async function endTree(child: ChildProcess, longestMs = 30_000): Promise<void> {
  if (child.pid === undefined) return;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const below = belowOf(child.pid);
  if (!isOver()) child.kill('SIGTERM');
  for (const until = performance.now() + longestMs; performance.now() < until; await wait(20)) {
    if (isOver() && !below.some(isRunning)) return;
  }
  if (!isOver()) child.kill('SIGKILL');
  for (const pid of below.filter(isRunning)) process.kill(pid, 'SIGKILL');
}

function belowOf(pid: number): number[] {
  try {
    return listBelow(pid).map((each) => each.pid);
  } catch {
    // A system without /proc: only the program itself is waited for.
    return [];
  }
}

/** One that has ended and that nobody has asked about is still listed. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}
