import { setTimeout as wait } from 'node:timers/promises';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import sharp from 'sharp';
import { until } from './cluster/until.ts';
import type { WholeShop } from './with-whole-shop.ts';

/** What somebody was told, and what of it should not have been. */
export type Said = { said: string; wrong: string[] };
type Check = (shop: WholeShop) => Promise<Said>;

export type Fault = {
  name: string;
  begin: (shop: WholeShop) => unknown;
  end: (shop: WholeShop) => unknown;
  /** While it lasts. */
  check?: Check;
  /** When all is caught up. */
  after?: Check;
};

export const fullDisks: readonly Fault[] = [
  {
    name: 'disk of pictures full',
    begin: keepFull('pictures'),
    check: both(askForPictures, upload(503)),
    end: makeRoom,
    after: upload(200),
  },
  { name: 'disk of the database full', begin: keepFull('database'), check: both(askForPages, tellDatabase), end: makeRoom },
  { name: 'disk of the database full, its log used up', begin: useUpLog, check: both(askForPages, tellDatabase), end: makeRoom },
];

/** A commit takes 100 ms, and a picture's file most of a second. */
export const slowDisks: readonly Fault[] = [
  { name: 'disk of pictures slow', begin: limitWrites('pictures', 5), check: askForPictures, end: limitWrites('pictures') },
  { name: 'disk of the database slow', begin: limitWrites('database', 20), check: tellCommit, end: limitWrites('database') },
];

let isFilling = false;
let filled: Promise<void> = Promise.resolve();

/** To the last byte again and again: what the database gives back is taken as well. */
function keepFull(which: 'database' | 'pictures'): (shop: WholeShop) => Promise<void> {
  return async ({ disks }) => {
    const { fill } = disks![which];
    isFilling = true;
    await fill();
    filled = (async () => {
      for (; isFilling; await wait(100)) await fill();
    })();
  };
}

/** On a disk that stays full a server ends by itself when it has nothing left to write its log into, and can't start again. */
async function useUpLog(shop: WholeShop): Promise<void> {
  await keepFull('database')(shop);
  const log = shop.admin.query(
    "select pg_logical_emit_message(true, 'x', repeat('x', 1000000)), pg_switch_wal() from generate_series(1, 200)",
  );
  await log.then(
    () => Promise.reject(new Error('The log of a full disk took everything.')),
    () => {},
  );
}

/** And waits until the database is there, which may have ended. */
async function makeRoom({ disks, pool }: WholeShop): Promise<void> {
  isFilling = false;
  await filled;
  for (const disk of Object.values(disks!)) disk.empty();
  await until('the database answers', () => answers(pool));
}

function limitWrites(which: 'database' | 'pictures', perSecond?: number): (shop: WholeShop) => void {
  return ({ disks }) => disks![which].limitWrites(perSecond);
}

async function tellDatabase({ pool }: WholeShop): Promise<Said> {
  return { said: (await answers(pool)) ? 'the database can be read' : 'no database', wrong: [] };
}

async function tellCommit({ pool }: WholeShop): Promise<Said> {
  const began = performance.now();
  await pool.query(`select pg_logical_emit_message(true, 'x', 'x')`);
  return { said: `a commit of ${Math.round(performance.now() - began)} ms`, wrong: [] };
}

function answers(pool: WholeShop['pool']): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** Pictures that nobody has made yet. */
async function askForPictures({ base }: WholeShop): Promise<Said> {
  const found = await linksOf(base, /\/img\/[^"' ,]+/g);
  const statuses = await Promise.all(found.map(async (path) => (await fetch(base + path)).status));
  const wrong = statuses.filter((status) => status !== 200).map((status) => `a picture ${status}`);
  return { said: `${statuses.length - wrong.length} of ${statuses.length} pictures`, wrong };
}

/** Pages that nobody has seen: made from memory, or one that says to come back. */
async function askForPages({ base }: WholeShop): Promise<Said> {
  const found = await linksOf(base, /(?<=href=")\/en-GB\/p\/[^"?#]+/g);
  const pages = await Promise.all(
    found.map(async (path) => {
      const answer = await fetch(base + path, { signal: AbortSignal.timeout(30_000) });
      return { status: answer.status, text: await answer.text() };
    }),
  );
  const shown = pages.filter(({ status }) => status === 200);
  const isClear = ({ status, text }: { status: number; text: string }) => status === 200 || (status === 503 && text.includes('<h1'));
  const wrong = pages.filter((page) => !isClear(page)).map(({ status }) => `a new page ${status}`);
  return { said: `${shown.length} of ${pages.length} new pages`, wrong };
}

async function linksOf(base: string, links: RegExp): Promise<string[]> {
  const text = await (await fetch(`${base}/en-GB/women`)).text();
  const found = [...new Set(text.match(links))].slice(0, 12);
  if (found.length === 0) throw new Error(`A listing without ${links}.`);
  return found;
}

/** What a member of staff hears who uploads a picture. */
function upload(expected: number): Check {
  return async ({ base, db }) => {
    const staff = await signInAsStaff(db, { role: 'administrator', now: new Date() });
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a06040', noise } })
      .png()
      .toBuffer();
    const answer = await fetch(`${base}/api/studio/media?name=coat.png`, {
      method: 'POST',
      headers: { ...staff, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    });
    const said = `an upload ${answer.status}`;
    return { said, wrong: answer.status === expected ? [] : [`${said}: ${await answer.text()}`] };
  };
}

function both(...checks: readonly Check[]): Check {
  return async (shop) => {
    const all = await Promise.all(checks.map((check) => check(shop)));
    return { said: all.map(({ said }) => said).join(', '), wrong: all.flatMap(({ wrong }) => wrong) };
  };
}
