import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type StartVarnish = { folder: string; port: number; purgePort: number; shops: readonly number[] };

/** Varnish with the deployed rules, before processes of this machine. Ready when it has found one of them. */
export async function startVarnish({ folder, port, purgePort, shops }: StartVarnish): Promise<ChildProcess> {
  const file = join(folder, 'varnish.vcl');
  const deployed = readFileSync(new URL('../deploy/varnish.vcl', import.meta.url), 'utf8');
  const local = (rules: string, shop: number, index: number) =>
    rules.replace(`.host = "web-${index + 1}"; .port = "3000"`, `.host = "127.0.0.1"; .port = "${shop}"`);
  writeFileSync(file, shops.reduce(local, deployed));
  const addresses = ['-a', `shop=127.0.0.1:${port},HTTP`, '-a', `purge=127.0.0.1:${purgePort},HTTP`];
  const rest = ['-p', 'http_gzip_support=off', '-s', 'malloc,256m', '-n', join(folder, 'varnish'), '-j', 'none'];
  const program = spawn('varnishd', ['-F', ...addresses, '-f', file, ...rest], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.on('data', (text) => {
    said += text;
  });
  let failure: Error | undefined;
  program.once('error', () => {
    failure = new Error('varnishd does not start: install it (apt-get install varnish varnish-modules)');
  });
  program.once('exit', () => {
    failure ??= new Error(said);
  });
  while (!failure && !(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await wait(100);
  if (failure) throw failure;
  return program;
}
