import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { StoredStore } from '../store.ts';

/** What is wrong in a line of a file. The first line, with the names of the columns, is 1. */
export const CsvProblem = z.object({
  line: z.number().int(),
  column: z.string(),
  problem: z.enum(['column_missing', 'cell_missing', 'cell_unreadable', 'cell_refused', 'id_twice']),
});
export type CsvProblem = z.infer<typeof CsvProblem>;

export const StoreImport = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** With any of them nothing is written. */
  problems: z.array(CsvProblem),
});
export type StoreImport = z.infer<typeof StoreImport>;

const write = { access: { staff: 'market.write' }, caching: 'no-store' } as const;

export const staffStores = {
  list: endpoint({
    ...{ access: { staff: 'market.read' }, caching: 'no-store', method: 'GET' },
    path: '/api/studio/stores',
    summary: 'Every store of the retailer, by name.',
    response: z.array(StoredStore),
  }),
  save: endpoint({
    ...{ ...write, method: 'PUT' },
    path: '/api/studio/stores',
    summary: 'Saves a store. A version of 0 makes a new one; refused when somebody else has changed it since.',
    body: StoredStore,
    response: StoredStore,
    errors: ['conflict', 'not_found'],
  }),
  remove: endpoint({
    ...{ ...write, method: 'POST' },
    path: '/api/studio/stores/remove',
    summary: 'A store has closed.',
    body: z.object({ id: z.string().min(1).max(40), version: z.number().int() }),
    response: z.object({ status: z.literal('OK') }),
    errors: ['conflict', 'not_found'],
  }),
  importCsv: endpoint({
    ...{ ...write, method: 'POST' },
    path: '/api/studio/stores/import',
    summary: 'Adds and changes stores from a table with commas or semicolons, all of it or nothing; those that it does not name stay.',
    body: z.object({ csv: z.string().min(1).max(3_000_000), isTrial: z.boolean().default(false) }),
    response: StoreImport,
    errors: ['conflict'],
  }),
};
