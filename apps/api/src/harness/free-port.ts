import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range that the system itself takes ports from: a port of that range, found free, may be the near end of anybody's
 * connection a second later, and the process that was to listen on it ends.
 */
const [first, size] = [20_000, 500];
const start = first + (Number(process.env.VITEST_POOL_ID ?? 0) % 20) * size;
let next = Math.floor(Math.random() * size);

/** Free at this moment; for a process that must know its port before it starts. Two workers of one run never get the same. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < size; tries++) {
    const port = start + (next++ % size);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${start} to ${start + size - 1} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
