import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signal } from '@selvedge/api/db/embedded/server.ts';
import pg from 'pg';
import { accountOf } from './account-of.ts';
import { openNetwork } from './open-network.ts';
import type { Processes } from './open-processes.ts';
import { until } from './until.ts';

export type DatabaseCluster = Awaited<ReturnType<typeof openDatabaseCluster>>;
type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

const nodes = ['db-1', 'db-2', 'db-3'] as const;
const deployed = (name: string) => readFileSync(new URL(`../../deploy/database/${name}`, import.meta.url), 'utf8');

/**
 * Three nodes with PostgreSQL and Patroni, each in a network namespace, with etcd, HAProxy and PgBouncer beside them: the files of
 * deploy/database with addresses of this machine.
 */
export async function openDatabaseCluster({ directory, port, processes }: { directory: string; port: number; processes: Processes }) {
  const network = openNetwork(nodes);
  const { host } = network;
  const account = accountOf('postgres');
  const ports = { etcd: port, peers: port + 1, primary: port + 2, replicas: port + 3, pooler: port + 4 };
  const password = randomBytes(12).toString('hex');
  const binaries = `/usr/lib/postgresql/${newest('/usr/lib/postgresql')}/bin`;
  const settingsOf = (node: string) => join(directory, node, 'patroni.yaml');
  for (const node of nodes) {
    own(mkdirOf(join(directory, node)), account);
    // Machines of their own have a directory of sockets of their own.
    const sockets = `  parameters: { unix_socket_directories: ${join(directory, node)} }\n`;
    writeFileSync(settingsOf(node), `${deployed('patroni.yaml')}${sockets}`);
  }

  const startNode = (node: string) =>
    processes.start(
      node,
      [...network.at(node), 'setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', 'patroni', settingsOf(node)],
      {
        env: {
          ...{ PATRONI_NAME: node, PATRONI_ETCD3_HOSTS: `${host}:${ports.etcd}` },
          ...{ PATRONI_RESTAPI_LISTEN: '0.0.0.0:8008', PATRONI_RESTAPI_CONNECT_ADDRESS: `${network.addressOf(node)}:8008` },
          ...{ PATRONI_POSTGRESQL_LISTEN: '0.0.0.0:5432', PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${network.addressOf(node)}:5432` },
          ...{ PATRONI_POSTGRESQL_DATA_DIR: join(directory, node, 'data'), PATRONI_POSTGRESQL_BIN_DIR: binaries },
          ...{ PATRONI_SUPERUSER_PASSWORD: password, PATRONI_REPLICATION_PASSWORD: password, PATRONI_REWIND_PASSWORD: password },
          ...{ PATRONI_POSTGRESQL_PGPASS: join(directory, node, 'pgpass'), HOME: join(directory, node) },
        },
      },
    );
  const startEtcd = () =>
    processes.start('etcd', [
      ...['etcd', '--name', 'etcd', '--data-dir', join(directory, 'etcd'), '--log-level', 'warn'],
      ...['--listen-client-urls', `http://${host}:${ports.etcd}`, '--advertise-client-urls', `http://${host}:${ports.etcd}`],
      ...['--listen-peer-urls', `http://${host}:${ports.peers}`],
      ...['--initial-advertise-peer-urls', `http://${host}:${ports.peers}`, '--initial-cluster', `etcd=http://${host}:${ports.peers}`],
    ]);
  const startBalancer = () => processes.start('database-balancer', ['haproxy', '-f', join(directory, 'haproxy.cfg')]);
  const startPooler = () => processes.start('pooler', ['pgbouncer', join(directory, 'pgbouncer.ini')], { account });

  const addressed = nodes.reduce((text, node) => text.replaceAll(`${node}:`, `${network.addressOf(node)}:`), deployed('haproxy.cfg'));
  writeFileSync(
    join(directory, 'haproxy.cfg'),
    addressed
      .replace(/^ {2}log .*\n/gm, '')
      .replace('bind :5000', `bind 127.0.0.1:${ports.primary}`)
      .replace('bind :5001', `bind 127.0.0.1:${ports.replicas}`),
  );
  writeFileSync(
    join(directory, 'pgbouncer.ini'),
    deployed('pgbouncer.ini')
      .replace('port=5000', `port=${ports.primary}`)
      .replace('listen_port = 6432', `listen_port = ${ports.pooler}`)
      .replace('/etc/pgbouncer/userlist.txt', join(directory, 'userlist.txt'))
      .concat('stats_users = shop\n'),
  );
  const urlAt = (at: number, user = 'shop', database = 'selvedge') => `postgres://${user}:${password}@127.0.0.1:${at}/${database}`;

  /** As the nodes that answer see themselves; the one with the key is the leader. */
  async function members(): Promise<Member[]> {
    for (const node of nodes) {
      const answer = await fetch(`http://${network.addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  const leader = async () => (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
  const standby = async () => (await members()).find(({ role }) => role === 'sync_standby')?.name;
  async function isWhole(): Promise<boolean> {
    const all = await members();
    const isFine = ({ role, state, lag }: Member) =>
      role === 'leader' || (['running', 'streaming'].includes(state) && Number(lag) < 1_000_000);
    return (
      all.length === nodes.length &&
      all.every(isFine) &&
      all.some(({ role }) => role === 'leader') &&
      all.some(({ role }) => role === 'sync_standby')
    );
  }

  startEtcd();
  await until('etcd answers', async () => (await fetch(`http://${host}:${ports.etcd}/health`).catch(() => undefined))?.ok);
  startNode(nodes[0]);
  await until('the first node is the primary', async () => (await leader()) === nodes[0]);
  for (const node of nodes.slice(1)) startNode(node);
  startBalancer();
  await until('all nodes follow', isWhole, 300_000);
  const admin = new pg.Client({ connectionString: urlAt(ports.primary, 'postgres', 'postgres') });
  await admin.connect();
  await admin.query(`create role shop login password '${password}'`);
  await admin.query('create database selvedge owner shop');
  const { rows } = await admin.query<{ secret: string }>(`select rolpassword as secret from pg_authid where rolname = 'shop'`);
  await admin.end();
  writeFileSync(join(directory, 'userlist.txt'), `"shop" "${rows[0]!.secret}"\n`);
  startPooler();

  return {
    ...{ nodes, network, members, leader, standby, isWhole, startNode, startEtcd, startBalancer, startPooler },
    pooledUrl: urlAt(ports.pooler),
    urlOf: (node: string) => `postgres://postgres:${password}@${network.addressOf(node)}:5432/postgres`,
    poolerUrl: urlAt(ports.pooler, 'shop', 'pgbouncer'),
    directUrl: urlAt(ports.primary),
    replicaUrl: urlAt(ports.replicas),
    /** As by a power cut: the server, whoever looks after it, everything. */
    async killNode(node: string) {
      for (let left = network.processesAt(node); left.length > 0; left = network.processesAt(node)) {
        for (const pid of left) signal(pid, 'SIGKILL');
        await wait(20);
      }
      await processes.stop(node, 'SIGKILL');
    },
    async close() {
      for (const node of nodes) await processes.stop(node);
      network.close();
    },
  };
}

function mkdirOf(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}

function own(path: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(path, uid, gid);
  chmodSync(path, 0o700);
}

function newest(directory: string): string {
  return readdirSync(directory)
    .filter((name) => statSync(join(directory, name)).isDirectory())
    .toSorted((a, b) => Number(b) - Number(a))[0]!;
}
