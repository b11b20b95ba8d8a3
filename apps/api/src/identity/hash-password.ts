import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Answer, Question } from './password-worker.ts';

export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn({ kind: 'hash', password }));
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist: otherwise the time tells which ones do. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('an account that does not exist');
  const against = stored ?? (await nobody);
  const isRight = await inTurn({ kind: 'verify', stored: against, password });
  return isRight === true && stored !== undefined;
}

type Value = string | boolean;
type Job = { question: Question; resolve: (value: Value) => void; reject: (error: Error) => void };

/** A hash takes a processor for tens of milliseconds: one of them is always left to the shoppers. */
const mostThreads = Math.max(1, availableParallelism() - 1);
/** Who would wait longer than this is told to come back, instead of everybody waiting for ever. */
const mostWaiting = 100;
const waiting: Job[] = [];
const idle: Thread[] = [];
let threads = 0;

type Thread = { worker: Worker; job: Job | undefined };

function inTurn(question: Question): Promise<Value> {
  if (waiting.length >= mostWaiting) throw new ShopError('unavailable');
  return new Promise((resolve, reject) => {
    waiting.push({ question, resolve, reject });
    next();
  });
}

function next(): void {
  if (waiting.length === 0 || (idle.length === 0 && threads >= mostThreads)) return;
  const thread = idle.pop() ?? spawn();
  thread.job = waiting.shift()!;
  // A process may end while nobody waits for a password, and not before.
  thread.worker.ref();
  thread.worker.postMessage(thread.job.question);
}

function spawn(): Thread {
  threads += 1;
  const thread: Thread = { worker: new Worker(new URL('./password-worker.ts', import.meta.url)), job: undefined };
  thread.worker.on('message', (answer: Answer) => {
    const { job } = thread;
    thread.job = undefined;
    thread.worker.unref();
    idle.push(thread);
    if ('error' in answer) job?.reject(new Error(answer.error));
    else job?.resolve(answer.value);
    next();
  });
  thread.worker.on('error', (error) => thread.job?.reject(error));
  thread.worker.on('exit', () => {
    threads -= 1;
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    thread.job?.reject(new ShopError('unavailable'));
    next();
  });
  return thread;
}
