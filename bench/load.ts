import { Agent, request } from 'node:http';

export type Shot = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type LoadResult = {
  requests: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
  bytes: number;
};

/**
 * Asks one server on this machine as fast as it answers, over kept connections, for a bounded time. `shots` is called for each
 * request, so that a benchmark can vary what it asks for.
 */
export async function load(
  target: { port: number },
  {
    shots,
    connections = 32,
    seconds = 5,
    maximum = 1_000_000,
  }: { shots: (n: number) => Shot; connections?: number; seconds?: number; maximum?: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  let asked = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end && asked < maximum) {
      const before = performance.now();
      const answer = await ask(agent, target.port, shots(asked++));
      times.push(performance.now() - before);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.bytes;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, seconds: took, perSecond: times.length / took, p50: at(0.5), p99: at(0.99), statuses, bytes };
}

function ask(agent: Agent, port: number, { path, method = 'GET', headers = {}, body }: Shot): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      },
      (incoming) => {
        let bytes = 0;
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, bytes }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
