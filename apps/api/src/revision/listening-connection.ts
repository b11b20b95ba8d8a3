import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { sessionClient } from '../db/session-client.ts';

export type ChannelListener = {
  channel: string;
  onNotice: (payload: string) => void;
  onConnect?: () => void;
  onLost?: () => void;
};

export type ListeningConnection = ReturnType<typeof openListeningConnection>;

export const listenerName = 'selvedge listener';
const longestPause = 5_000;
/** A network that swallows packets closes no connection: it is asked after this pause, and taken for lost when it is silent for as long. */
const usualSilenceMs = 5_000;
/** Behind a pooler `listen` succeeds and notices go astray. A connection that hears its own words hears those of others. */
const proofChannel = 'listening_proof';

/** One connection that only listens, for any number of channels, and comes back when it is lost. */
export function openListeningConnection(pool: pg.Pool, log: Pick<FastifyBaseLogger, 'warn'>, silenceMs = usualSilenceMs) {
  const listeners = new Set<ChannelListener>();
  let client: pg.Client | undefined;
  let lastAsked: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let pause = 100;
  let isConnected = false;
  let isProven = false;
  let isClosed = false;

  /** One after the other: a client takes no second question before it has answered the first. */
  function ask(mine: pg.Client, text: string, values?: string[]): Promise<unknown> {
    lastAsked = lastAsked.catch(() => {}).then(() => mine.query(text, values));
    return lastAsked;
  }

  const hear = (mine: pg.Client, channel: string) => ask(mine, `listen ${pg.escapeIdentifier(channel)}`);

  async function connect(): Promise<void> {
    const mine = sessionClient(pool, listenerName);
    client = mine;
    lastAsked = Promise.resolve();
    const word = randomUUID();
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      isConnected = false;
      isProven = false;
      clearTimeout(timer);
      mine.end().catch(() => {});
      if (isClosed) return;
      log.warn({ err: error, pause }, 'listening connection lost');
      timer = setTimeout(connect, pause).unref();
      pause = Math.min(pause * 2, longestPause);
      for (const { onLost } of [...listeners]) onLost?.();
    };
    mine.on('error', lose);
    mine.on('end', () => lose());
    mine.on('notification', ({ channel, payload = '' }) => {
      if (channel === proofChannel) isProven ||= payload === word;
      else for (const each of [...listeners]) if (each.channel === channel) each.onNotice(payload);
    });
    try {
      await mine.connect();
      const before = new Set(listeners);
      for (const channel of new Set([proofChannel, ...[...before].map((each) => each.channel)])) await hear(mine, channel);
      await ask(mine, 'select pg_notify($1, $2)', [proofChannel, word]);
      isConnected = true;
      pause = 100;
      // Who came in between heard nothing so far.
      for (const each of listeners) if (!before.has(each)) await hear(mine, each.channel);
      for (const { onConnect } of [...listeners]) onConnect?.();
      stayConnected(mine, lose);
    } catch (error) {
      lose(error as Error);
    }
  }

  function stayConnected(mine: pg.Client, lose: (error: Error) => void): void {
    timer = setTimeout(async () => {
      const silence = setTimeout(() => lose(new Error('the listening connection is silent')), silenceMs).unref();
      try {
        await ask(mine, 'select 1');
        if (client === mine && isConnected) stayConnected(mine, lose);
      } catch (error) {
        lose(error as Error);
      } finally {
        clearTimeout(silence);
      }
    }, silenceMs).unref();
  }

  const first = connect();
  return {
    isHearing: (): boolean => isConnected && isProven,
    add(listener: ChannelListener): void {
      listeners.add(listener);
      const mine = client;
      if (!isConnected || !mine) return;
      // A connection that ends meanwhile is noticed as such, and the next one hears for all.
      hear(mine, listener.channel)
        .then(() => listeners.has(listener) && listener.onConnect?.())
        .catch(() => {});
    },
    /** Whether nobody listens any more. */
    remove(listener: ChannelListener): boolean {
      listeners.delete(listener);
      return listeners.size === 0;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await first;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
