import type { OutboxHandler, OutboxHandlers } from './relay-outbox.ts';

/**
 * Several that listen to one topic, in this order. When one fails, the message is told again to all of them: each must bear to be told twice,
 * as every handler must.
 */
export function chainHandlers(...listeners: readonly OutboxHandlers[]): OutboxHandlers {
  const chained: Record<string, OutboxHandler> = {};
  for (const handlers of listeners)
    for (const [topic, handle] of Object.entries(handlers)) {
      const before = chained[topic];
      chained[topic] = before ? (message) => before(message).then(() => handle(message)) : handle;
    }
  return chained;
}
