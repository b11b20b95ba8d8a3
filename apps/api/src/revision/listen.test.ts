import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testDb } from '../db/test-database.ts';
import { type Listener, listen } from './listen.ts';
import { listenerName, openListeningConnection } from './listening-connection.ts';

const log = { warn() {} };
const opened: Listener[] = [];
const soon = { timeout: 10_000 };

afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.stop();
});

async function hear(channel: string) {
  const { pool } = await testDb();
  const heard: string[] = [];
  const seen = { connected: 0, lost: 0 };
  const listener = listen({
    ...{ pool, channel, log },
    ...{ onNotice: (payload) => heard.push(payload), onConnect: () => seen.connected++, onLost: () => seen.lost++ },
  });
  opened.push(listener);
  return { listener, heard, seen };
}

async function tell(channel: string, payload: string): Promise<void> {
  const { pool } = await testDb();
  await pool.query('select pg_notify($1, $2)', [channel, payload]);
}

async function listeningConnections(): Promise<number[]> {
  const { pool } = await testDb();
  const { rows } = await pool.query('select pid from pg_stat_activity where application_name = $1 and datname = current_database()', [
    listenerName,
  ]);
  return rows.map(({ pid }) => pid);
}

test('all listeners of a pool share one connection, and each hears its own channel', async () => {
  const [one, other, same] = [await hear('first'), await hear('second'), await hear('first')];
  await vi.waitFor(() => expect([one, other, same].every(({ listener }) => listener.isHearing())).toBe(true), soon);
  expect(await listeningConnections()).toHaveLength(1);
  await tell('first', 'a');
  await tell('second', 'b');
  await vi.waitFor(() => expect([one.heard, other.heard, same.heard]).toEqual([['a'], ['b'], ['a']]), soon);
});

test('who comes later hears as well, who has left hears no more, and the last one ends the connection', async () => {
  const early = await hear('first');
  await vi.waitFor(() => expect(early.listener.isHearing()).toBe(true), soon);
  const late = await hear('later');
  await vi.waitFor(() => expect(late.seen.connected).toBeGreaterThan(0), soon);
  await early.listener.stop();
  await tell('first', 'unheard');
  await tell('later', 'c');
  await vi.waitFor(() => expect(late.heard).toEqual(['c']), soon);
  expect(early.heard).toEqual([]);
  await late.listener.stop();
  await vi.waitFor(async () => expect(await listeningConnections()).toEqual([]), soon);
});

test('a lost connection is told of, and its successor hears for all', async () => {
  const [one, other] = [await hear('first'), await hear('second')];
  await vi.waitFor(() => expect([one.seen.connected, other.seen.connected]).toEqual([1, 1]), soon);
  const { pool } = await testDb();
  await pool.query('select pg_terminate_backend($1)', [(await listeningConnections())[0]]);
  await vi.waitFor(() => expect([one.seen, other.seen]).toEqual(Array(2).fill({ connected: 2, lost: 1 })), soon);
  await vi.waitFor(() => expect(one.listener.isHearing()).toBe(true), soon);
  await tell('second', 'd');
  await vi.waitFor(() => expect(other.heard).toEqual(['d']), soon);
});

/** Between the shop and the database: it can fall silent without closing anything, or keep notices to itself as a pooler does. */
async function openRelay() {
  const address = new URL((await testDb()).url);
  const folder = address.searchParams.get('host');
  const relay = { isSilent: false, keepsNotices: false };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = folder ? connect(`${folder}/.s.PGSQL.${address.port}`) : connect(Number(address.port), address.hostname);
    let rest = Buffer.alloc(0);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => {}));
    client.on('data', (bytes) => relay.isSilent || database.write(bytes)).on('close', () => database.end());
    database.on('close', () => client.end());
    database.on('data', (bytes) => {
      if (relay.isSilent) return;
      rest = Buffer.concat([rest, bytes]);
      for (let end = endOfMessage(rest); end <= rest.length; end = endOfMessage(rest)) {
        const isNotice = rest[0] === 'A'.charCodeAt(0);
        if (!(isNotice && relay.keepsNotices)) client.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const given = new URL(address);
  given.search = '';
  given.hostname = '127.0.0.1';
  given.port = String((server.address() as AddressInfo).port);
  const through = new pg.Pool({ connectionString: given.href });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await through.end();
  });
  return { relay, through };
}

/** A letter, and the length of what follows the letter. */
const endOfMessage = (bytes: Buffer): number => (bytes.length < 5 ? Number.POSITIVE_INFINITY : 1 + bytes.readInt32BE(1));

test('a connection that falls silent is given up for another', async () => {
  const { relay, through } = await openRelay();
  const connection = openListeningConnection(through, log, 200);
  onTestFinished(() => connection.close());
  let lost = 0;
  connection.add({ channel: 'first', onNotice() {}, onLost: () => lost++ });
  await vi.waitFor(() => expect(connection.isHearing()).toBe(true), soon);
  relay.isSilent = true;
  await vi.waitFor(() => expect([connection.isHearing(), lost > 0]).toEqual([false, true]), soon);
  relay.isSilent = false;
  await vi.waitFor(() => expect(connection.isHearing()).toBe(true), soon);
});

test('where notices go astray nobody is said to hear', async () => {
  const { relay, through } = await openRelay();
  relay.keepsNotices = true;
  const connection = openListeningConnection(through, log, 50);
  onTestFinished(() => connection.close());
  let connected = 0;
  connection.add({ channel: 'first', onNotice() {}, onConnect: () => connected++ });
  await vi.waitFor(() => expect(connected).toBe(1), soon);
  await new Promise((done) => setTimeout(done, 200));
  expect([connection.isHearing(), connected]).toEqual([false, 1]);
});
