// A shop on a database of three nodes, while shoppers buy: kills the primary again and again, cuts the network between nodes, and restarts everything in turn.
//   node bench/failover.ts [kills, default 10] [shoppers at once, default 4] [port, default 3500] [parts, default kills,cuts,restarts]
// Needs root, a built storefront (npm run build) and: apt-get install postgresql patroni etcd-server haproxy pgbouncer iproute2
// The database, its balancer and its pooler run by the files of deploy/database, the nodes in network namespaces. Ten kills take about ten minutes.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { waitUntilSettled } from '@selvedge/api/harness/wait-until-settled.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';
import { askLayers } from './cluster/ask-layers.ts';
import { type DatabaseCluster, openDatabaseCluster } from './cluster/open-database-cluster.ts';
import { openProcesses } from './cluster/open-processes.ts';
import { openShopProcesses, type ShopProcesses } from './cluster/open-shop-processes.ts';
import { commitOnce } from './cluster/query-once.ts';
import { startTraffic, type Traffic } from './cluster/traffic.ts';
import { until } from './cluster/until.ts';

const [kills = 10, shoppers = 4, port = 3500] = process.argv.slice(2, 5).map(Number);
const parts = (process.argv[5] ?? 'kills,cuts,restarts').split(',');
/** Longer than this nobody may wait before something can be bought again. */
const goalSeconds = 12;

const directory = mkdtempSync(join(tmpdir(), 'selvedge-failover-'));
// PostgreSQL and the pooler run as another account, which must be able to reach their files.
chmodSync(directory, 0o711);
const processes = openProcesses(directory);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
let database: DatabaseCluster | undefined;
try {
  database = await openDatabaseCluster({ directory, port, processes });
  await run(database);
  await processes.stopAll();
} catch (error) {
  for (const name of processes.names()) console.error(`--- ${name}\n${processes.logOf(name)}`);
  // Shoppers go on until the program ends, and what they keep busy would not stop by itself.
  await processes.stopAll('SIGKILL');
  throw error;
} finally {
  await database?.close();
  rmSync(directory, { recursive: true, force: true });
}

async function run(cluster: DatabaseCluster): Promise<void> {
  const shop = await openShopProcesses({ directory, port: port + 10, database: cluster, processes });
  const traffic = await startTraffic({ base: shop.base, shoppers, commit: () => commitOnce(cluster.directUrl) });
  const { measure, worst } = measurer(cluster, traffic);
  console.log(`three nodes, two web processes and a worker are open; ${shoppers} shoppers buy`);
  const begun = performance.now();
  try {
    await until('something was ordered', async () => traffic.hasSoldSince(begun));
    if (parts.includes('kills')) await killPrimaries(cluster, measure);
    if (parts.includes('cuts')) await cutNetwork(cluster, measure);
    if (parts.includes('restarts')) await restartAll(cluster, shop, measure);
  } catch (error) {
    for (const answer of await askLayers(cluster, shop, traffic.skus[0]!)) console.error(answer);
    throw error;
  }
  await traffic.stop();
  const wrong = await audit(cluster, shop.pspUrl, traffic);
  console.log(`the longest time without a basket: ${worst.baskets.toFixed(1)} s, without a page: ${worst.pages.toFixed(1)} s`);
  if (wrong > 0 || worst.baskets > goalSeconds || traffic.reads.failed.length > 0) process.exitCode = 1;
}

type Measure = (what: string, act: () => Promise<void>) => Promise<void>;

async function killPrimaries(cluster: DatabaseCluster, measure: Measure): Promise<void> {
  for (let count = 1; count <= kills; count += 1) {
    const primary = await nameOf('the primary', cluster.leader);
    await measure(`kill ${count} of ${kills}: ${primary}`, async () => {
      await cluster.killNode(primary);
      await until('another node is the primary', async () => ![undefined, primary].includes(await cluster.leader()));
      cluster.startNode(primary);
    });
  }
}

async function cutNetwork(cluster: DatabaseCluster, measure: Measure): Promise<void> {
  const { network } = cluster;
  const alone = await nameOf('the primary', cluster.leader);
  await measure(`the network of the primary ${alone} is cut`, async () => {
    network.cutOff(alone);
    await until('another node is the primary', async () => ![undefined, alone].includes(await cluster.leader()));
    network.join(alone);
  });
  const [primary, standby] = [await nameOf('the primary', cluster.leader), await nameOf('a standby', cluster.standby)];
  await measure(`the network between the primary ${primary} and its standby ${standby} is cut`, async () => {
    network.cutOff(primary, [standby]);
    await until('another node is the standby', async () => ![undefined, standby].includes(await cluster.standby()));
    network.join(primary);
  });
}

async function restartAll(cluster: DatabaseCluster, shop: ShopProcesses, measure: Measure): Promise<void> {
  const restarts: [string, () => unknown][] = [
    ['etcd', cluster.startEtcd],
    ['database-balancer', cluster.startBalancer],
    ['pooler', cluster.startPooler],
    ...cluster.nodes.map((node): [string, () => unknown] => [node, () => cluster.startNode(node)]),
    ...shop.names.map((name): [string, () => unknown] => [name, () => shop.start(name)]),
  ];
  for (const [name, start] of restarts)
    await measure(`restart of ${name}`, async () => {
      await processes.stop(name);
      await start();
    });
}

async function nameOf(what: string, find: () => Promise<string | undefined>): Promise<string> {
  let name: string | undefined;
  await until(`there is ${what}`, async () => {
    name = await find();
    return name !== undefined;
  });
  return name!;
}

/** Does it, waits until all nodes follow and something is sold again, and says for how long nothing was. */
function measurer(cluster: DatabaseCluster, traffic: Traffic) {
  const worst = { baskets: 0, pages: 0 };
  const measure: Measure = async (what, act) => {
    const since = performance.now();
    const failedBefore = traffic.reads.failed.length;
    await act();
    const acted = performance.now();
    await until('something was ordered again', async () => traffic.hasSoldSince(acted));
    const { commits, baskets, orders, pages } = traffic.longest(since);
    worst.baskets = Math.max(worst.baskets, baskets);
    worst.pages = Math.max(worst.pages, pages);
    const failed = traffic.reads.failed.length - failedBefore;
    console.log(
      `${what}: ${baskets.toFixed(1)} s without a basket, ${orders.toFixed(1)} s without an order, ${commits.toFixed(1)} s without a commit at the database, ${pages.toFixed(1)} s without a page; ${failed} pages failed`,
    );
    await until('all nodes follow', cluster.isWhole, 180_000);
    // As long as Patroni takes to look twice: what comes next meets a cluster at rest.
    await wait(4_000);
  };
  return { measure, worst };
}

async function audit(cluster: DatabaseCluster, pspUrl: string, { told, reads }: Traffic): Promise<number> {
  const { db, close } = await openDb(cluster.directUrl, { poolSize: 2 });
  try {
    await waitUntilSettled(db);
    const orders = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
    console.log(
      `${told.length} checkouts, ${orders.length} told of their order (${new Set(orders).size} different); ${reads.answered} pages read`,
    );
    for (const [why, list] of Map.groupBy(reads.failed, (each) => each)) console.log(`  FAILED ${list.length} times: ${why}`);
    const others = told.flatMap((each) =>
      each.outcome === 'ordered' ? [] : [`${each.outcome}: ${each.why.replace(/"requestId":"[^"]+"/, '')}`],
    );
    for (const [why, list] of Map.groupBy(others, (each) => each)) console.log(`  ${list.length} ${why}`);
    const readCharges = await readSandbox(pspUrl);
    const results = await auditLedger(db, { now: new Date(), readCharges, acknowledged: orders, pause: () => wait(2_000) });
    for (const { name, counted, findings } of results)
      console.log(`${name}: ${counted}${findings.length > 0 ? `, ${findings.length} WRONG` : ''}`);
    const wrong = results.flatMap(({ findings }) => findings);
    for (const { what, wrong: how } of wrong) console.log(`  ${what}: ${how}`);
    return wrong.length + orders.length - new Set(orders).size + told.filter(({ outcome }) => outcome === 'gave up').length;
  } finally {
    await close();
  }
}
