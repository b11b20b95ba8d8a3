// The search engine beside the shop: npm run search-engine -- config --node HOST:SQLPORT:PORT ... --at NUMBER --folder FOLDER | fill | update
import { parseArgs } from 'node:util';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { bringUpToDate } from '@selvedge/api/catalogue/engine/bring-up-to-date.ts';
import { databaseFeed } from '@selvedge/api/catalogue/engine/database-feed.ts';
import { openEngineClient, readEngineAddress } from '@selvedge/api/catalogue/engine/engine-client.ts';
import { columnsOf, type Filled, fillEngine } from '@selvedge/api/catalogue/engine/fill-engine.ts';
import { writeAlone } from '@selvedge/api/catalogue/engine/write-alone.ts';
import { writeEngineConfig } from '@selvedge/api/catalogue/engine/write-engine-config.ts';
import { type Config, clock, readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { openBesideShop } from './open-beside-shop.ts';

const usage = `npm run search-engine -- fill
npm run search-engine -- update
npm run search-engine -- config --node 10.0.0.1:9306:9312 --node 10.0.0.2:9306:9312 --at 1 --folder /var/lib/sphinxsearch/data`;
const log = (line: string): void => console.error(`  ${line}`);

await explainBootErrors(async () => {
  const asked = readArguments();
  const config = readConfig();
  const { url, stop } = await openBesideShop(config, { log });
  const open = await openDb(url, { log, poolSize: 3, applicationName: 'selvedge search engine' });
  try {
    await migrate(open.pool, { log });
    const { markets } = await loadContent(open.db);
    const now = clock(config)();
    const feed = await databaseFeed(open.db, markets);
    if (asked.verb === 'config') {
      const nodes = asked.nodes.map((node) => ({ ...node, folder: asked.folder }));
      console.log(writeEngineConfig(nodes[asked.at - 1]!, nodes, columnsOf(feed)));
      return;
    }
    const engine = openEngine(config);
    const write = () => (asked.verb === 'fill' ? fillEngine(engine, feed, { now }) : bringUpToDate(open.db, { engine, markets, now }));
    const done = await writeAlone(open.pool, async () => ({ filled: await write() }));
    const said = (filled: Filled | undefined) =>
      filled ? `${filled.products} products written; table ${filled.side} is searched` : 'nothing has changed';
    log(done ? said(done.filled) : 'another process is writing the search engine; nothing is done');
    for (const client of [engine.front, ...engine.shards]) await client.close();
  } finally {
    await open.close();
    await stop();
  }
});

function openEngine({ searchEngine }: Config) {
  if (!searchEngine) throw new BootError('SEARCH_URL is missing; expected an address such as sphinxql://search.internal:9306');
  return {
    front: openEngineClient(readEngineAddress(searchEngine.url)),
    shards: searchEngine.shards.map((url) => openEngineClient(readEngineAddress(url))),
  };
}

function readArguments() {
  try {
    const options = {
      node: { type: 'string', multiple: true },
      at: { type: 'string', default: '1' },
      folder: { type: 'string', default: '/var/lib/sphinxsearch/data' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [verb] = positionals;
    if (verb !== 'fill' && verb !== 'update' && verb !== 'config') throw new Error('expected fill, update or config');
    const nodes = (values.node ?? ['127.0.0.1:9306:9312']).map(readNode);
    const at = Number(values.at);
    if (!nodes[at - 1]) throw new Error(`--at is a number from 1 to ${nodes.length}`);
    return { verb, nodes, at, folder: values.folder };
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function readNode(text: string) {
  const [host, sqlPort, port] = text.split(':');
  if (!host || !/^\d+$/.test(sqlPort ?? '') || !/^\d+$/.test(port ?? '')) throw new Error(`--node ${text} is not HOST:SQLPORT:PORT`);
  return { host, sqlPort: Number(sqlPort), port: Number(port) };
}
