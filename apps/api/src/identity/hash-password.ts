import { type Algorithm, hash, verify } from '@node-rs/argon2';

const argon2id = 2 as Algorithm.Argon2id;
const settings = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist: otherwise the time tells which ones do. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('an account that does not exist');
  const isRight = await verify(stored ?? (await nobody), password);
  return isRight && stored !== undefined;
}
