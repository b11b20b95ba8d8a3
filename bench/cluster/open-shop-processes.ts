import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseCluster } from './open-database-cluster.ts';
import type { Processes } from './open-processes.ts';
import { until } from './until.ts';

export type ShopProcesses = Awaited<ReturnType<typeof openShopProcesses>>;

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const quickImports = new URL('../../scripts/quick-imports.mjs', import.meta.url).href;

type Opening = { directory: string; port: number; database: DatabaseCluster; processes: Processes };

/** Two web processes and a worker on the cluster, with the payment sandbox and the deployed balancer. */
export async function openShopProcesses({ directory, port, database, processes }: Opening) {
  const ports: Record<string, number> = { 'web-1': port, 'web-2': port + 1, worker: port + 2 };
  const [psp, balancer] = [port + 3, port + 4];
  const base = `http://127.0.0.1:${balancer}`;
  const pspUrl = `http://127.0.0.1:${psp}`;
  const run = (name: string, program: string, env: Record<string, string>) =>
    processes.start(name, [process.execPath, '--import', quickImports, pathOf(program)], { env });

  async function start(name: string): Promise<void> {
    const own = ports[name]!;
    run(name, '../../apps/shop/src/main.ts', {
      ...{
        ROLE: name === 'worker' ? 'worker' : 'web',
        PORT: String(own),
        HOST: '127.0.0.1',
        SHOP_URL: base,
        DATA_DIR: join(directory, name),
      },
      ...{ DATABASE_URL: database.pooledUrl, DATABASE_DIRECT_URL: database.directUrl, DATABASE_REPLICA_URL: database.replicaUrl },
      ...{ PSP_URL: pspUrl, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', DRAIN_SECONDS: '5' },
      ...(name !== 'worker' && { MARKETS: 'en-GB' }),
    });
    await until(
      `${name} is ready`,
      async () => {
        if (!processes.isRunning(name)) throw new Error(`${name} ended:\n${processes.logOf(name)}`);
        return (await fetch(`http://127.0.0.1:${own}/readyz`).catch(() => undefined))?.ok;
      },
      300_000,
    );
  }

  run('psp', '../../apps/psp/src/main.ts', {
    ...{ PSP_PORT: String(psp), PSP_HOST: '127.0.0.1', PSP_URL: pspUrl, PSP_DATA: directory, PSP_SHOP_URL: base },
  });
  // The first fills the database with the demo.
  for (const name of Object.keys(ports)) await start(name);
  const file = join(directory, 'shop-haproxy.cfg');
  writeFileSync(file, balancerOf({ balancer, webs: Object.entries(ports).filter(([name]) => name !== 'worker') }));
  processes.start('balancer', ['haproxy', '-f', file]);
  await until('the balancer leads to the shop', async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.ok);
  const addresses = Object.entries(ports).map(([name, own]): [string, string] => [name, `http://127.0.0.1:${own}`]);
  return { base, pspUrl, start, addresses, names: Object.keys(ports) };
}

/** deploy/haproxy.cfg without TLS, with the addresses of this machine. */
function balancerOf({ balancer, webs }: { balancer: number; webs: [string, number][] }): string {
  const deployed = readFileSync(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const section = (name: string) => new RegExp(`^${name}\\n(?: .*\\n|\\n)*`, 'm').exec(deployed)![0];
  const backends = ['backend web', 'backend web-from-memory'].map((name) =>
    webs
      .reduce((text, [web, port]) => text.replace(`${web}:3000`, `127.0.0.1:${port}`), section(name))
      .replace(/ resolvers docker init-addr \S+/, ''),
  );
  const choices = [...deployed.matchAll(/^ {2}(?:use|default)_backend .*\n/gm)].map(([line]) => line);
  const front = `frontend shop\n  bind 127.0.0.1:${balancer}\n${choices.join('')}\n`;
  return `${section('defaults').replaceAll(/^ {2}(?:log|option httplog).*\n/gm, '')}\n${front}${backends.join('\n')}`;
}
