// A web process that answers searches by the engine and holds no assortment: `node bench/engine-server.ts PORT ENGINE_PORT`. Answers
// hold ids, totals, facets and prices; tiles are not among them.
import { createServer } from 'node:http';
import { openEngineClient } from '@selvedge/api/catalogue/engine/engine-client.ts';
import { engineSearch } from '@selvedge/api/catalogue/engine/engine-search.ts';
import { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { benchMarkets } from './engine-feed.ts';
import { benchNow } from './search-source.ts';

const [port, enginePort] = process.argv.slice(2).map(Number);
const { search } = engineSearch(openEngineClient({ host: '127.0.0.1', port: enginePort! }));
const markets = new Map(benchMarkets.map((market) => [market.id, market]));

const server = createServer(async (request, response) => {
  try {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const market = markets.get(request.url!.slice(1));
    const asked = SearchRequest.parse(JSON.parse(Buffer.concat(parts).toString()));
    const found = await search.find(market!, asked, benchNow);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(found));
  } catch (error) {
    response.statusCode = error instanceof ShopError && error.code === 'unavailable' ? 503 : 500;
    response.end(String(error));
  }
});
server.listen(port, '127.0.0.1', () => process.send?.('open'));
process.on('message', () => process.send?.(process.memoryUsage().rss));
process.on('disconnect', () => process.exit(0));
