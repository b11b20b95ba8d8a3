import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ShopError } from '@selvedge/contract/error.ts';

const argon2id = 2 as Algorithm.Argon2id;
const settings = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, settings));
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist: otherwise the time tells which ones do. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('an account that does not exist', settings);
  const against = stored ?? (await nobody);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && stored !== undefined;
}

const atOnce = 2;
const mostWaiting = 50;
let busy = 0;
const waiting: (() => void)[] = [];

/** A hash takes a processor for tens of milliseconds: a flood of sign-ins must not take all of them from the shoppers. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new ShopError('unavailable');
  if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}
