import { ShopError } from '@selvedge/contract/error.ts';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';

export type EngineRow = Readonly<Record<string, string | number>>;

/** A daemon that speaks SphinxQL. */
export type EngineClient = {
  /** One result for each statement. */
  ask(statements: readonly string[]): Promise<EngineRow[][]>;
  /** Statements that change something; answers when all are done. */
  tell(statement: string): Promise<void>;
  close(): Promise<void>;
};

export type EngineAddress = { host: string; port: number };

export function readEngineAddress(url: string): EngineAddress {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: port === '' ? 9306 : Number(port) };
}

/** Answers wait no longer than this: a shopper would rather hear that the search is away. */
export const answerMs = 10_000;
const connectMs = 2_000;

export function openEngineClient({ host, port }: EngineAddress, { connections = 8 }: { connections?: number } = {}): EngineClient {
  // Large numbers come as text; the daemon takes several statements at once and knows neither time zones nor plugins of MySQL.
  const pool = createPool({
    ...{ host, port, connectionLimit: connections, queueLimit: 1_000, connectTimeout: connectMs },
    ...{ multipleStatements: true, supportBigNumbers: true, bigNumberStrings: true, enableKeepAlive: true },
  });
  return {
    ask: (statements) => askPool(pool, statements),
    async tell(statement) {
      await pool.query(statement).catch(refuse);
    },
    close: () => pool.end(),
  };
}

async function askPool(pool: Pool, statements: readonly string[]): Promise<EngineRow[][]> {
  if (statements.length === 0) return [];
  const [rows] = await pool.query<RowDataPacket[][]>({ sql: [...statements, 'SHOW META'].join(';'), timeout: answerMs }).catch(refuse);
  const answers = rows as unknown as EngineRow[][];
  // Of a daemon that does not answer the others only warn, and count without its goods.
  const warning = answers.at(-1)!.find(({ Variable_name: name }) => name === 'warning');
  if (warning) throw new ShopError('unavailable', { search: ['away'] });
  return answers.slice(0, -1);
}

/** What could not be reached, or does not answer in time, is away for now; what the daemon refuses to read is a mistake of ours. */
function refuse(error: unknown): never {
  const { code } = error as { code?: string };
  if (code !== undefined && unreachable.test(code)) throw new ShopError('unavailable', { search: ['away'] });
  throw error;
}

const unreachable = /^(?:ECONN|ETIMEDOUT|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN|PROTOCOL_(?:CONNECTION_LOST|SEQUENCE_TIMEOUT)|POOL_)/;
