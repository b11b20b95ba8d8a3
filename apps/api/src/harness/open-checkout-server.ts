import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./checkout-server.child.ts', import.meta.url));
const quickImports = new URL('../../../../scripts/quick-imports.mjs', import.meta.url).href;

export type CheckoutServer = {
  port: number;
  databaseUrl: string;
  pspUrl: string;
  /** Its mail server never answers; the process says `mail` when it is asked. */
  hasStalledMail?: boolean | undefined;
  /** Of the test: a process that outlives a test that ran out of time sells in the database of the next one. */
  signal?: AbortSignal | undefined;
};

/** A shop that sells, as a process of its own; it ends with the one that opened it. */
export async function openCheckoutServer({ port, databaseUrl, pspUrl, hasStalledMail, signal }: CheckoutServer): Promise<ChildProcess> {
  const env = {
    ...{ ...process.env, PORT: String(port), SHOP_URL: `http://127.0.0.1:${port}`, DATABASE_URL: databaseUrl, PSP_URL: pspUrl },
    ...(hasStalledMail && { STALLED_MAIL: 'yes' }),
  };
  const server = fork(program, { execArgv: ['--import', quickImports], env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  signal?.addEventListener('abort', () => server.kill('SIGKILL'));
  let said = '';
  server.stderr!.on('data', (data: Buffer) => {
    said = `${said}${data}`.slice(-2_000);
    process.stderr.write(data);
  });
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (message !== 'open') throw new Error(`The shop ended with ${message} before it was open: ${said}`);
  return server;
}

/** Its clock runs ten times as fast from now on: what a dead process held is given back after a lease, and nobody has to sit it out. */
export function hurry(server: ChildProcess): void {
  server.send('hurry');
}
