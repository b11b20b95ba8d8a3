import type { Db } from './db.ts';

/** Asks on whichever server answers. All of one piece of work sees the same server; it may be done twice, so it only reads. */
export type ReadDb = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Where to read what need not come from the primary. */
export type Reads = {
  /** What it reads has seen everything that was committed before this call. */
  caughtUp(): Promise<ReadDb>;
};

export function fromPrimary(db: Db): Reads {
  return { caughtUp: async () => (work) => work(db) };
}
