import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ShopError } from '@selvedge/contract/error.ts';
import { normalizePassword } from './check-password.ts';
import type { Answer, Cost, Question } from './password-helper.ts';

/** Normalised, because one keyboard writes `é` as one sign and another as two. */
export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn({ kind: 'hash', password: normalizePassword(password), cost: costOfHash() }));
}

const fullCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const quickCost: Cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Tests sign in thousands of times. Nothing but a test may: a copied database would tell every password. */
function costOfHash({ NODE_ENV, PASSWORD_HASHES } = process.env): Cost {
  return NODE_ENV === 'test' && PASSWORD_HASHES === 'quick' ? quickCost : fullCost;
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist: otherwise the time tells which ones do. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('an account that does not exist');
  const against = stored ?? (await nobody);
  // What nobody could have chosen is not worth a hash; an empty one takes as long as a wrong one.
  const forms = password.length > longestTyped ? [''] : [...new Set([normalizePassword(password), password])];
  for (const form of forms) {
    // The second form: hashed as it was typed, before passwords were normalised.
    if ((await inTurn({ kind: 'verify', stored: against, password: form })) === true) return stored !== undefined;
  }
  return false;
}

const longestTyped = 1000;

type Value = string | boolean;
type Job = { question: Question; resolve: (value: Value) => void; reject: (error: Error) => void };

/** A hash takes a processor for tens of milliseconds: one of them is always left to the shoppers. */
const mostHelpers = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Who would wait longer than this is told to come back, instead of everybody waiting for ever. */
const mostWaiting = 100;
const waiting: Job[] = [];
const idle: Helper[] = [];
let helpers = 0;

type Helper = { child: ChildProcess; job: Job | undefined };

function inTurn(question: Question): Promise<Value> {
  if (waiting.length >= mostWaiting) throw new ShopError('unavailable');
  return new Promise((resolve, reject) => {
    waiting.push({ question, resolve, reject });
    next();
  });
}

function next(): void {
  if (waiting.length === 0 || (idle.length === 0 && helpers >= mostHelpers)) return;
  const helper = idle.pop() ?? start();
  helper.job = waiting.shift()!;
  // The shop may end while nobody waits for a password, and not before.
  helper.child.channel?.ref();
  helper.child.send(helper.job.question, (error) => error && helper.job?.reject(error));
}

/**
 * A process of its own: the 19 MB that each hash takes and gives back would make the threads of this process wait for each other
 * over the table of their memory.
 */
function start(): Helper {
  helpers += 1;
  const child = fork(new URL('./password-helper.ts', import.meta.url), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  const helper: Helper = { child, job: undefined };
  child.on('message', (answer: Answer) => {
    const { job } = helper;
    helper.job = undefined;
    child.channel?.unref();
    idle.push(helper);
    if ('error' in answer) job?.reject(new Error(answer.error));
    else job?.resolve(answer.value);
    next();
  });
  child.on('error', (error) => helper.job?.reject(error));
  child.on('exit', () => {
    helpers -= 1;
    if (idle.includes(helper)) idle.splice(idle.indexOf(helper), 1);
    helper.job?.reject(new ShopError('unavailable'));
    next();
  });
  return helper;
}
