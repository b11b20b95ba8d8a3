import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buyAsGuest, type Purchase } from './buy-as-guest.ts';

export type RestartWhileBuying = {
  /** One address for each of the shop's processes. */
  bases: readonly string[];
  adminUrl: string;
  restarts: number;
  /** Who buy at the same time. */
  shoppers: number;
  skus: readonly string[];
  onRestart?: (count: number, how: Trouble) => void;
};

const troubles = ['cut', 'stopped', 'crashed'] as const;
type Trouble = (typeof troubles)[number];

/** A whole checkout is seven calls. */
const callsBetween = 10;
const [good, refused] = ['4111111111111111', '4000000000000002'];

/**
 * Shoppers buy without a pause while connections are cut and the server is stopped and crashes, in turns. Whoever launched the server
 * starts it again. Answers what shoppers were told.
 */
export async function restartWhileBuying({
  bases,
  adminUrl,
  restarts,
  shoppers,
  skus,
  onRestart,
}: RestartWhileBuying): Promise<Purchase[]> {
  const told: Purchase[] = [];
  let isClosing = false;
  let next = 0;
  let calls = 0;
  const onCall = () => void calls++;

  async function shop(): Promise<void> {
    while (!isClosing) {
      const n = next++;
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      const card = n % 11 === 10 ? refused! : good!;
      told.push(await buyAsGuest({ base: bases[n % bases.length]!, sku: skus[n % skus.length]!, card, address, onCall }));
    }
  }

  const buying = Array.from({ length: shoppers }, shop);
  for (let count = 1; count <= restarts; count++) {
    const last = calls + 1 + Math.floor(Math.random() * callsBetween * shoppers);
    while (calls < last) await wait(1);
    await wait(Math.random() * 40);
    const how = troubles[(count - 1) % troubles.length]!;
    await trouble(adminUrl, how);
    onRestart?.(count, how);
  }
  isClosing = true;
  await Promise.all(buying);
  return told;
}

async function trouble(adminUrl: string, how: Trouble): Promise<void> {
  const admin = await connect(adminUrl);
  if (how === 'cut')
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'selvedge checkout'`);
  else {
    const { rows } = await admin.query<{ pid: number }>(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`);
    // Fast: open transactions are rolled back. Quit: nothing is written out, as in a power cut, and recovery must bring it back.
    process.kill(rows[0]!.pid, how === 'stopped' ? 'SIGINT' : 'SIGQUIT');
    while (isAlive(rows[0]!.pid)) await wait(20);
  }
  await admin.end().catch(() => {});
  await (await connect(adminUrl)).end();
}

async function connect(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'selvedge bench', connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch {
      await wait(100);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
