import { BootError } from '@selvedge/api/boot-error.ts';
import { type Config, clock } from '@selvedge/api/config.ts';
import type { Reads } from '@selvedge/api/db/from-primary.ts';
import type { EmbeddedPostgres } from '@selvedge/api/db/launch-postgres.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { createMetrics, type Metrics, startMetricsServer } from '@selvedge/api/http/metrics.ts';
import { shutDown } from '@selvedge/api/http/shut-down.ts';
import { refuseLostStorage } from '@selvedge/api/media/refuse-lost-storage.ts';
import { createProviders } from '@selvedge/api/payment/create-providers.ts';
import { withClosed } from '@selvedge/api/published/with-closed.ts';
import { acceptFormerSecret } from '@selvedge/api/secret/former-secret.ts';
import { buildWorkerApp } from '@selvedge/api/server/build-worker-app.ts';
import { openStorage } from '@selvedge/api/storage/open-storage.ts';
import type { StoragePort } from '@selvedge/api/storage/storage-port.ts';
import { startTelemetry } from '@selvedge/api/telemetry/start-telemetry.ts';
import type { Telemetry } from '@selvedge/api/telemetry/telemetry.ts';
import type { FastifyInstance } from 'fastify';
import { atPort } from './at-port.ts';
import { buildShop } from './build-shop.ts';
import { type HeldSnapshots, holdSnapshots } from './hold-snapshots.ts';
import { laterLog } from './later-log.ts';
import { launchDatabase } from './launch-database.ts';
import { layOutMarkets } from './lay-out-markets.ts';
import { openDatabase } from './open-database.ts';
import { openReads } from './open-reads.ts';
import type { StaticFiles } from './read-static-files.ts';
import { builtRenderer, devRenderer } from './renderer.ts';
import { startBackground } from './start-background.ts';
import { startSandbox } from './start-sandbox.ts';

export type OpenShop = {
  address: string;
  stop(): Promise<void>;
  /** Resolves when what runs beside requests has begun, too; visitors need none of it. */
  others: Promise<void>;
};

type Opening = {
  dev: boolean;
  say: (line: string) => void;
  /** A demo that has sold nothing yet gets orders, returns and visits of the last 90 days. */
  withHistory?: boolean;
  /** Goods of all markets are laid out and files read when the shop is open, before anybody asks for them. Tests ask for a few, and would wait for all after every import. */
  laysOutAhead?: boolean;
  /** Begun by who opens the shop, before all of this was read; otherwise it begins here. */
  launched?: Promise<EmbeddedPostgres | undefined>;
};

/** Opens everything in the order in which it is needed; closes it in the opposite order, also when a later step fails. */
export async function openShop(
  given: Config,
  { dev, say, withHistory = false, laysOutAhead = true, ...begun }: Opening,
): Promise<OpenShop> {
  const { launched = launchDatabase(given, say) } = begun;
  const closing: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  acceptFormerSecret(given.sessionSecret, given.formerSecret);
  const isWeb = given.role !== 'worker';
  const starting = startSandbox(given);
  closing.push(() => starting.then((sandbox) => sandbox.stop()).catch(() => {}));
  const opening = openDatabase(given, { launched, say });
  closing.push(() => opening.then((database) => database.close()).catch(() => {}));
  // While the database starts, which is another process.
  const rendering = isWeb ? (dev ? devRenderer(given) : builtRenderer(given)) : undefined;
  closing.push(async () => rendering?.then((renderer) => renderer.stop()).catch(() => {}));
  // What fails while another one is waited for is told when its turn comes.
  for (const one of [starting, opening, rendering]) one?.catch(() => {});
  try {
    const telemetry = await startTelemetry(given.telemetry);
    if (telemetry) closing.push(telemetry.stop);
    const database = await opening;
    telemetry?.watchPool(database.pool);
    say('reading the shop into memory');
    const metrics = createMetrics();
    telemetry?.exportMetrics(metrics.registry);
    const snapshots = holdSnapshots();
    const log = laterLog();
    const reads = openReads(given, { database, metrics, log });
    closing.push(reads.close);
    const searchEngine = given.searchEngine?.url;
    // While the database looks for it, everything that answers requests is put together.
    const reading = snapshots.open({ database, reads, log, metrics, clock: clock(given), searchEngine });
    reading.catch(() => {});
    closing.push(() => reading.then((kept) => kept.stop()).catch(() => {}));
    const config = { ...given, payment: (await starting).payment };
    const storage = await openStorage(config.storage);
    closing.push(async () => storage?.close());
    await refuseLostStorage(database.db, storage);
    const parts = { database, reads, storage, snapshots, metrics, telemetry };
    const app: FastifyInstance = rendering ? buildShop(config, { ...parts, dev, renderer: await rendering }) : buildWorker(config, parts);
    closing.push(() => app.close());
    log.begin(app.log);
    await reading;
    refuseUnknownMarkets(config, snapshots);
    if (withHistory && isWeb) {
      const { writeDemoHistory } = await import('./write-demo-history.ts');
      await writeDemoHistory({ config, database, shop: app.shop, say });
    }
    await atPort(config.port, 'PORT', (port) => app.listen({ port, host: config.host, backlog: config.listenBacklog }));
    const files = laysOutAhead ? (await rendering)?.files : undefined;
    const others = startOthers(config, { database, app, metrics, files }, closing).catch(async (error) => {
      await closeAll();
      throw error;
    });
    // Whoever opened the shop is told; who stops it meanwhile need not hear of it.
    others.catch(() => {});
    const stopOthers = () => others.catch(() => {}).then(closeAll);
    return { address: config.shopUrl, others, stop: () => shutDown(app, { drainMs: config.drainMs, steps: [stopOthers] }) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** `files` of a process that reads ahead. */
type Opened = { database: OpenDb; app: FastifyInstance; metrics: Metrics; files: StaticFiles | undefined };

async function startOthers(config: Config, { files, ...opened }: Opened, closing: (() => Promise<unknown>)[]): Promise<void> {
  const metricsServer = await atPort(config.metricsPort, 'METRICS_PORT', (port) =>
    startMetricsServer({ metrics: opened.metrics, port, host: config.metricsHost }),
  );
  closing.push(metricsServer.close);
  if (config.role !== 'web') closing.push((await startBackground({ config, ...opened })).stop);
  const isBusy = async () => ((await opened.metrics.inFlight.get()).values[0]?.value ?? 0) > 0;
  if (files) closing.push(layOutMarkets(opened.app, { isBusy, files, searchesElsewhere: config.searchEngine !== undefined }).stop);
}

/** A market that nobody has would be answered by no process, and the owner would hear of it from shoppers. */
function refuseUnknownMarkets({ markets }: Config, { content }: HeldSnapshots): void {
  const known = withClosed(content()).byMarket;
  const unknown = markets.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new BootError(`MARKETS names ${unknown.join(', ')}, which the shop does not have.\nIt has ${[...known.keys()].join(', ')}.`);
}

type Parts = {
  database: OpenDb;
  reads: Reads;
  storage: StoragePort | undefined;
  snapshots: HeldSnapshots;
  metrics: Metrics;
  telemetry: Telemetry | undefined;
};

function buildWorker(config: Config, { database: { db, pool }, reads, storage, snapshots, metrics, telemetry }: Parts): FastifyInstance {
  const { content, catalogue, stock, promotions } = snapshots;
  const held = { content, catalogue, stock, promotions, clock: clock(config) };
  return buildWorkerApp({ config, db, pool, reads, storage, metrics, telemetry, ...held, payments: createProviders(config.payment) });
}
