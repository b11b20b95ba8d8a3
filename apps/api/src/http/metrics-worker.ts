import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type MetricsWorkerData = { port: number; host: string; beat: SharedArrayBuffer; stuckAfterMs: number };
export type WorkerNews = { listening: number } | { failed: string } | { asked: number };
export type MetricsText = { asked: number; text: string; type: string };

/** Its own thread: it answers while the shop's is busy, and can tell a busy one from one that is stuck. */
const { port, host, beat, stuckAfterMs } = workerData as MetricsWorkerData;
const lastBeat = new BigInt64Array(beat);
const waiting = new Map<number, (news: MetricsText) => void>();
let asked = 0;

const tell = (news: WorkerNews): void => parentPort?.postMessage(news);

const server = createServer((request, response) => {
  if (request.url === '/healthz') {
    const silentMs = Date.now() - Number(Atomics.load(lastBeat, 0));
    const isStuck = silentMs > stuckAfterMs;
    response.writeHead(isStuck ? 503 : 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    return response.end(JSON.stringify({ status: isStuck ? 'stuck' : 'up', silentMs }));
  }
  if (request.url !== '/metrics') return response.writeHead(404).end();
  const id = ++asked;
  response.once('close', () => waiting.delete(id));
  waiting.set(id, ({ text, type }) => response.writeHead(200, { 'content-type': type }).end(text));
  tell({ asked: id });
});

parentPort?.on('message', (news: MetricsText) => waiting.get(news.asked)?.(news));
server.once('error', ({ code, message }: NodeJS.ErrnoException) => tell({ failed: code ?? message }));
server.listen(port, host, () => tell({ listening: (server.address() as { port: number }).port }));
