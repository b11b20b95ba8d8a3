import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CsvProblem } from './stores.ts';

/** Where an address leads. Without a target what stood there is gone. */
export const RedirectRule = z.object({
  /** `*`: in every market. */
  market: z.string().regex(/^(\*|[a-z]{2}-[A-Z]{2})$/),
  /** Below the market. */
  path: z
    .string()
    .max(500)
    .regex(/^(\/[^/?#\s]+)+$/),
  /** A path below the market, a whole address, or what moved: `category:…`, `content:…`, `store:…`. */
  target: z
    .string()
    .max(1_000)
    .regex(/^$|^(\/[^/?#\s]+)+$|^\/$|^https:\/\/[^\s"<>]+$|^(category|content|store):\S+$/),
  status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
});
export type RedirectRule = z.infer<typeof RedirectRule>;

export const KeptRedirect = RedirectRule.extend({
  /** By staff, or by itself when an address changed. */
  origin: z.enum(['staff', 'moved']),
  hits: z.number().int(),
  lastHitAt: z.string().nullable(),
  changedAt: z.string(),
  changedBy: z.string(),
});
export type KeptRedirect = z.infer<typeof KeptRedirect>;

export const RedirectImport = z.object({ written: z.number().int(), problems: z.array(CsvProblem) });
export type RedirectImport = z.infer<typeof RedirectImport>;

const write = { access: { staff: 'content.publish' }, caching: 'no-store', method: 'POST' } as const;

export const staffRedirects = {
  list: endpoint({
    ...{ access: { staff: 'content.read' }, caching: 'no-store', method: 'GET' },
    path: '/api/studio/redirects',
    summary: 'Addresses that lead elsewhere, the last changed first.',
    query: z.object({ words: z.string().max(200).default(''), from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    response: z.object({ redirects: z.array(KeptRedirect), total: z.number().int() }),
  }),
  save: endpoint({
    ...write,
    path: '/api/studio/redirects',
    summary: 'Leads an address elsewhere, in one step whatever led to it before. Refused when it would lead back to itself.',
    body: RedirectRule,
    response: KeptRedirect,
    errors: ['conflict'],
  }),
  remove: endpoint({
    ...write,
    path: '/api/studio/redirects/remove',
    summary: 'An address leads nowhere else any more.',
    body: RedirectRule.pick({ market: true, path: true }),
    response: z.object({ status: z.literal('OK') }),
    errors: ['not_found'],
  }),
  importCsv: endpoint({
    ...write,
    path: '/api/studio/redirects/import',
    summary: 'Reads addresses from a table with the columns from, to and status, all of it or nothing.',
    body: z.object({ csv: z.string().min(1).max(3_000_000), isTrial: z.boolean().default(false) }),
    response: RedirectImport,
  }),
};
