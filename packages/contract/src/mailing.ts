import { z } from 'zod';
import { Image } from './content/image.ts';
import { endpoint } from './endpoint.ts';
import { MarketId } from './market.ts';

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const Days = z.number().int().min(1).max(3_650);
const Points = z.number().int().min(0).max(100_000_000);

/** Which members are meant. What is left out is not asked about; within a list one is enough. */
export const SegmentFilter = z.object({
  markets: z.array(MarketId).max(200).default([]),
  /** By the points of the last twelve months, as the market's programme has them. */
  tiers: z.array(Id).max(20).default([]),
  /** Bought something of it, or of a category below it. */
  categories: z.array(z.string().trim().min(1).max(60)).max(50).default([]),
  boughtWithinDays: Days.optional(),
  notBoughtWithinDays: Days.optional(),
  pointsFrom: Points.optional(),
  pointsTo: Points.optional(),
});
export type SegmentFilter = z.infer<typeof SegmentFilter>;

export const Segment = z.object({ id: Id, name: z.string().trim().min(1).max(80), filter: SegmentFilter });
export type Segment = z.infer<typeof Segment>;

/** Where a mail leads: a path of the shop, as menus have it, or another site. */
const Target = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(\/([^/\\].*)?|https:\/\/.+)$/, { message: 'validation.invalid_value' });

const part = { id: z.string().min(1).max(60) };
/** What a mail is laid out from. A mail program knows few tricks, so there are few of them. */
export const MailBlock = z.discriminatedUnion('kind', [
  z.object({ ...part, kind: z.literal('heading'), text: z.string().max(200) }),
  z.object({ ...part, kind: z.literal('text'), text: z.string().max(5_000) }),
  z.object({ ...part, kind: z.literal('picture'), image: Image.optional(), url: Target.optional() }),
  z.object({ ...part, kind: z.literal('button'), label: z.string().max(80), url: Target.optional() }),
  z.object({ ...part, kind: z.literal('products'), products: z.array(z.string().min(1).max(60)).max(8) }),
]);
export type MailBlock = z.infer<typeof MailBlock>;

export const MailingContent = z.object({ subject: z.string().trim().max(150), blocks: z.array(MailBlock).max(30) });
export type MailingContent = z.infer<typeof MailingContent>;

/** One message to the members of a segment, in the languages of their markets; who has none of them reads the English one, or the first. */
export const Mailing = z.object({
  id: Id,
  name: z.string().trim().min(1).max(80),
  segmentId: Id,
  contents: z.record(z.string().regex(/^[a-z]{2}$/), MailingContent),
  perMinute: z.number().int().min(1).max(600).default(120),
});
export type Mailing = z.infer<typeof Mailing>;

const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });
const Recipient = z.string().min(1).max(60);
const base = '/api/account/:catalog/customerclub';
const open = { method: 'GET', access: 'public', params: CatalogParams, caching: 'no-store', maintenance: 'open' } as const;

/** What members themselves meet of mailings. */
export const mailing = {
  opened: endpoint({
    ...open,
    path: `${base}/mailing/opened`,
    summary: 'The picture of one dot in a mail to a member who agreed to be counted: it was opened.',
    query: z.object({ recipient: Recipient }),
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answersFile: 'image/webp',
  }),
  clicked: endpoint({
    ...open,
    path: `${base}/mailing/clicked`,
    summary: 'A link of a mail to a member who agreed to be counted: leads to what the mail itself names, and nowhere else (303).',
    query: z.object({ recipient: Recipient, link: z.coerce.number().int().min(0).max(500) }),
    response: z.object({ status: z.literal('OK') }),
    accepted: [303],
  }),
  counting: endpoint({
    ...{ method: 'GET', access: 'shopper', params: CatalogParams, caching: 'no-store', maintenance: 'account' },
    path: `${base}/counting`,
    summary: 'Whether a member agreed that the shop counts which of its mails they open. Nobody has until they say so.',
    response: z.object({ isMember: z.boolean(), isCounted: z.boolean() }),
  }),
  allowCounting: endpoint({
    ...{ method: 'PUT', access: 'shopper', params: CatalogParams, caching: 'no-store', maintenance: 'account' },
    path: `${base}/counting`,
    summary: 'A member agrees to be counted, or takes it back.',
    needsVerifiedEmail: true,
    body: z.object({ isCounted: z.boolean() }),
    response: z.object({ isMember: z.boolean(), isCounted: z.boolean() }),
    errors: ['not_found'],
  }),
};
