import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { buyAsGuest, type Purchase } from './buy-as-guest.ts';
import { openCheckoutServer } from './open-checkout-server.ts';

export type KillWhileBuying = {
  port: number;
  databaseUrl: string;
  pspUrl: string;
  kills: number;
  /** Who buy at the same time. */
  shoppers: number;
  skus: readonly string[];
  giftCards: readonly { number: string; code: string }[];
  /** Until the completer and the outbox have nothing left to do. */
  settle: (server: ChildProcess) => Promise<void>;
  onKill?: (count: number) => void;
};

/** A whole checkout is seven or eight calls. */
const callsOfLife = 12;
const [good, refused] = ['4111111111111111', '4000000000000002'];

/**
 * Shoppers buy without a pause while the shop's process is ended in the middle of it, again and again, at moments that nobody chose.
 * Ends with a process that is left alone until everybody has been served. Answers what shoppers were told.
 */
export async function killWhileBuying(plan: KillWhileBuying): Promise<Purchase[]> {
  const { port, kills, shoppers, onKill } = plan;
  const base = `http://127.0.0.1:${port}`;
  const told: Purchase[] = [];
  const cards = [...plan.giftCards];
  let isClosing = false;
  let next = 0;
  let calls = 0;
  const onCall = () => void calls++;

  async function shop(): Promise<void> {
    while (!isClosing) {
      const n = next++;
      const card = n % 11 === 10 ? refused! : good!;
      const giftCard = n % 5 === 4 ? cards.pop() : undefined;
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      told.push(await buyAsGuest({ base, sku: plan.skus[n % plan.skus.length]!, card, address, giftCard, onCall }));
    }
  }

  let server = await openCheckoutServer(plan);
  const buying = Array.from({ length: shoppers }, shop);
  for (let count = 1; count <= kills; count++) {
    // Counted in calls and not in seconds: on a slow machine, too, some are half-way through and some are paying.
    const last = calls + 1 + Math.floor(Math.random() * callsOfLife * shoppers);
    while (calls < last) await wait(1);
    await wait(Math.random() * 40);
    await kill(server);
    onKill?.(count);
    server = await openCheckoutServer(plan);
  }
  isClosing = true;
  await Promise.all(buying);
  await plan.settle(server);
  await kill(server);
  return told;
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}
