import { setTimeout as wait } from 'node:timers/promises';
import { buyAsGuest } from '@selvedge/api/harness/buy-as-guest.ts';
import type { DatabaseCluster } from './open-database-cluster.ts';
import type { ShopProcesses } from './open-shop-processes.ts';
import { commitOnce, queryOnce } from './query-once.ts';
import { purchaseOf } from './traffic.ts';

const sessions = `
  select count(*)::int as all, count(*) filter (where state <> 'idle')::int as busy,
    count(*) filter (where wait_event = 'SyncRep')::int as waiting_for_standby,
    count(*) filter (where wait_event_type = 'Lock')::int as waiting_for_lock
  from pg_stat_activity where backend_type = 'client backend'`;
const followers = 'select application_name, state, sync_state from pg_stat_replication order by 1';

/** What every layer between the disk and a shopper answers, from the bottom up: the first that does not is the one to look at. */
export function askLayers(cluster: DatabaseCluster, shop: ShopProcesses, sku: string): Promise<string[]> {
  const layers: [string, () => Promise<unknown>][] = [
    ['nodes, as Patroni sees them', cluster.members],
    ...cluster.nodes.flatMap((node): [string, () => Promise<unknown>][] => [
      [`sessions at ${node}`, () => queryOnce(cluster.urlOf(node), sessions)],
      [`who follows ${node}`, () => queryOnce(cluster.urlOf(node), followers)],
    ]),
    ['a commit through the balancer', () => commitOnce(cluster.directUrl)],
    ['a read at a replica through the balancer', () => queryOnce(cluster.replicaUrl, 'select pg_is_in_recovery()')],
    ['pools of the pooler', () => queryOnce(cluster.poolerUrl, 'show pools')],
    ['a commit through the pooler', () => commitOnce(cluster.pooledUrl)],
    ...shop.addresses.map(([name, address]): [string, () => Promise<unknown>] => [
      `${name}, whether it is ready`,
      async () => (await fetch(`${address}/readyz`)).text(),
    ]),
    ['a purchase', () => buyAsGuest({ ...purchaseOf(shop.base, sku, '10.255.0.1'), patienceMs: 3_000 })],
  ];
  return Promise.all(
    layers.map(async ([layer, ask]) => {
      const answer = await Promise.race([ask().catch(String), wait(15_000, 'no answer in 15 s')]);
      return `${layer}: ${typeof answer === 'string' ? answer : JSON.stringify(answer)}`;
    }),
  );
}
