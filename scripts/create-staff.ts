// Makes a member of staff: npm run staff -- --email ada@shop.example --name "Ada" --role administrator
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { BootError, explainBootErrors } from '@selvedge/api/boot-error.ts';
import { type Config, clock, readConfig } from '@selvedge/api/config.ts';
import { findRunningPostgres } from '@selvedge/api/db/find-running-postgres.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { createStaff } from '@selvedge/api/identity/create-staff.ts';
import { isRole, type Role, roles } from '@selvedge/api/identity/roles.ts';
import { ShopError } from '@selvedge/contract/error.ts';

const log = (line: string): void => console.error(`  ${line}`);

await explainBootErrors(async () => {
  const { email, name, role } = readArguments();
  const config = readConfig();
  const typed = await askPassword();
  const password = typed || randomBytes(12).toString('base64url');
  const database = await openDatabase(config);
  try {
    await createStaff(database.db, { email, name, role, password, now: clock(config)(), by: 'command line' });
  } catch (error) {
    throw explain(error, email);
  } finally {
    await database.close();
  }
  console.log(`${name} (${email}) may now sign in at ${config.shopUrl}/studio as ${role}.`);
  if (!typed) console.log(`Password: ${password}\nIt is shown this once and stored nowhere.`);
});

function readArguments(): { email: string; name: string; role: Role } {
  const usage = `npm run staff -- --email ada@shop.example --name "Ada Lovelace" --role <${Object.keys(roles).join('|')}>`;
  const { email, name, role } = parse(usage);
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) throw new BootError(`An e-mail address is needed:\n${usage}`);
  if (!name?.trim()) throw new BootError(`A name is needed:\n${usage}`);
  if (!role || !isRole(role)) throw new BootError(`A role is needed, one of ${Object.keys(roles).join(', ')}:\n${usage}`);
  return { email, name: name.trim(), role };
}

function parse(usage: string) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { email: text, name: text, role: text } }).values;
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Typed without being shown; an empty answer, or a program at the other end, gets a random one. Never an argument: those stay in the shell's history. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  process.stderr.write('Password, at least 12 characters (Enter for a random one): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return answer;
}

/** Beside a running shop we are a guest on its server; otherwise the server is opened for this one errand. */
async function openDatabase(config: Config) {
  const running = config.databaseDirectUrl ?? config.databaseUrl ?? findRunningPostgres({ ...config, log });
  const embedded = running ? undefined : await launchPostgres({ ...config, log });
  try {
    const open = await openDb(running ?? embedded?.url ?? '', { log, poolSize: 2, applicationName: 'selvedge staff' });
    await migrate(open.pool, { log });
    return {
      db: open.db,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function explain(error: unknown, email: string): unknown {
  if (!(error instanceof ShopError)) return error;
  if (error.code === 'conflict') return new BootError(`There already is a member of staff with the e-mail ${email}. Nothing was changed.`);
  return new BootError('The password is too short: at least 12 characters. Nothing was changed.');
}
