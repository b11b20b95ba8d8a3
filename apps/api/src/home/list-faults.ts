import type { Right } from '@selvedge/contract/endpoint.ts';
import type { Fault } from '@selvedge/contract/studio/home.ts';
import { type SQL, sql } from 'drizzle-orm';
import { listMaintenance } from '../content/flags/list-maintenance.ts';
import { deadLetters } from '../jobs/start-jobs.ts';
import { examineMarkets } from '../market-health/examine-markets.ts';
import type { Examined } from '../market-health/gather-facts.ts';

type Row = { count: number; at: string | Date | null; detail: string | null };

/** Longer than the outbox tries before it waits an hour. */
const lateMinutes = 15;
const importDays = 7;

/** What somebody has to look at. Nothing is here that is being tried again by itself. */
export async function listFaults(asked: Examined, may: (right: Right) => boolean): Promise<Fault[]> {
  const { now } = asked;
  const looks: readonly { right: Right; look: () => Promise<Fault[]> }[] = [
    { right: 'order.read', look: () => count(asked, 'payment', payments) },
    { right: 'audit.read', look: () => count(asked, 'mail', mails(now)) },
    { right: 'audit.read', look: () => count(asked, 'message', messages) },
    { right: 'audit.read', look: async () => ((await hasJobs(asked)) ? count(asked, 'job', jobs) : []) },
    { right: 'content.read', look: () => count(asked, 'release', releases(now)) },
    { right: 'catalogue.read', look: () => count(asked, 'import', imports(now)) },
    { right: 'market.read', look: async () => maintenance(asked) },
    { right: 'market.read', look: () => markets(asked) },
  ];
  const found: Fault[] = [];
  // One after the other: the page that everybody opens in the morning must not take all connections from shoppers.
  for (const { right, look } of looks) if (may(right)) found.push(...(await look()));
  return found;
}

async function count({ db }: Examined, kind: Fault['kind'], query: SQL): Promise<Fault[]> {
  const [row] = (await db.execute<Row>(query)).rows;
  return row && row.count > 0 ? [{ kind, count: row.count, ...revisionsOf(row), ...(row.detail && { detail: row.detail }) }] : [];
}

const payments = sql`
  select count(*)::int as count, max(changed_at) as at, (array_agg(reference order by changed_at desc))[1] as detail
  from payment_attempt where state = 'error'`;

const mails = (now: Date) => sql`
  select count(*)::int as count, max(created_at) as at, (array_agg(last_error order by id desc))[1] as detail from outbox
  where topic = 'mail' and delivered_at is null and (dead_at is not null or created_at < ${minutesBefore(now, lateMinutes)} and (due_at < ${now} or last_error is not null))`;

const messages = sql`
  select count(*)::int as count, max(dead_at) as at, (array_agg(topic order by dead_at desc))[1] as detail
  from outbox where dead_at is not null and topic <> 'mail'`;

const jobs = sql`
  select count(*)::int as count, max(created_on) as at, null as detail from pgboss.job
  where name = ${deadLetters} and state = 'created'`;

const releases = (now: Date) => sql`
  select count(*)::int as count, max(due_at) as at, (array_agg(name order by due_at desc))[1] as detail
  from release where state = 'planned' and due_at < ${minutesBefore(now, 2)}`;

const imports = (now: Date) => sql`
  select count(*)::int as count, max(started_at) as at, (array_agg(file order by started_at desc))[1] as detail from import_run
  where started_at > ${minutesBefore(now, importDays * 24 * 60)} and (refused > 0 or state in ('refused', 'failed'))`;

function maintenance({ content }: Examined): Fault[] {
  const closed = listMaintenance(content).map(({ market }) => market);
  return closed.length > 0 ? [{ kind: 'maintenance', count: closed.length, detail: closed.slice(0, 5).join(', ') }] : [];
}

async function markets(asked: Examined): Promise<Fault[]> {
  const ill = (await examineMarkets(asked)).filter(({ findings }) => findings.some(({ health }) => health === 'broken'));
  const detail = ill
    .slice(0, 5)
    .map(({ market }) => market)
    .join(', ');
  return ill.length > 0 ? [{ kind: 'market', count: ill.length, detail }] : [];
}

/** The jobs' own tables are made by the first process that runs any. */
async function hasJobs({ db }: Examined): Promise<boolean> {
  const { rows } = await db.execute<{ found: string | null }>(sql`select to_regclass('pgboss.job')::text as found`);
  return rows[0]?.found != null;
}

function revisionsOf({ at }: Row): { at?: string } {
  return at === null ? {} : { at: new Date(at).toISOString() };
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
