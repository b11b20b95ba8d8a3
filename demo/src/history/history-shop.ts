import type { Db } from '@selvedge/api/db/db.ts';
import type { Client } from '@selvedge/contract/client.ts';
import type { FastifyInstance } from 'fastify';

/** The shop as it was on a day of the past: its own routes and rules, with a clock that the history sets. */
export type HistoryShop = {
  app: FastifyInstance;
  db: Db;
  now: () => Date;
  goTo: (moment: Date) => void;
  /** A member of staff who signed in on that day. */
  staff: () => Promise<Client>;
  /** Does what was asked of the outbox and of payment providers until then. */
  settle: () => Promise<void>;
};
