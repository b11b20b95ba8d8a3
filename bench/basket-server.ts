// The shop's own HTTP side with a database of its own and 100 live promotions: `node bench/basket-server.ts PORT DATA_DIR [COLLECTOR SHARE]`.
import { buildApp } from '@selvedge/api/app.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { idOfVariant } from '@selvedge/api/catalogue/show-detail.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { createMetrics } from '@selvedge/api/http/metrics.ts';
import { startTelemetry } from '@selvedge/api/telemetry/start-telemetry.ts';
import { benchPromotions } from './basket-promotions.ts';
import { benchNow, searchSource } from './search-source.ts';

const [port, dataDir, endpoint, share] = process.argv.slice(2) as [string, string, string?, string?];
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
const postgres = await launchPostgres({ ...config, log: () => {} });
const { db, pool, close } = await openDb(postgres.url);
await migrate(pool);
const metrics = createMetrics();
const telemetry = await startTelemetry(endpoint ? { endpoint, service: 'bench', share: Number(share), role: 'web' } : undefined);
telemetry?.watchPool(pool);
telemetry?.exportMetrics(metrics.registry);
const content = await loadContent(db, { log: { warn() {} } });
const market = content.markets.find(({ id }) => id === 'en-GB')!;
const catalogue = await openCatalogue(searchSource(3_000), { markets: [market], now: benchNow });
const plenty = { find: () => [{ kind: 'warehouse' as const, id: 'CENTRAL', quantity: 1_000_000 }] };
const promotions = { revision: '1', live: benchPromotions(100) };
const app = buildApp({
  ...{ config, db, pool, clock: () => benchNow, content: () => content, catalogue: () => catalogue },
  ...{ stock: () => plenty, promotions: () => promotions, metrics, telemetry },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
const goods = await catalogue.market(market, benchNow);
const skus = Array.from({ length: 500 }, (_, n) => idOfVariant(goods, n, goods.structure.variants.start[n]!));
process.send?.(skus);
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', async () => {
  await app.close();
  await telemetry?.stop();
  await close();
  await postgres.stop();
  process.exit(0);
});
