import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';

const anyone = { staff: 'market.read' } as const;

/** What a market needs before it can be sold in, in the order of the doctor's columns. */
export const needs = [
  'open',
  'prices',
  'categories',
  'currency',
  'tax',
  'payment',
  'shipping',
  'stores',
  'terms',
  'legal',
  'duties',
  'home',
  'menu',
  'footer',
  'sizeGuide',
  'translations',
  'mails',
] as const;
export const Need = z.enum(needs);
export type Need = z.infer<typeof Need>;

/** broken: shoppers meet it. worse: the market could be better. spared: this market does not need it. */
export const Health = z.enum(['broken', 'worse', 'good', 'spared']);
export type Health = z.infer<typeof Health>;

/** `reason` is one of the doctor's sentences, `values` what stands in its gaps; a good one has none. */
export const Finding = z.object({
  need: Need,
  health: Health,
  reason: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Where it is mended, when that is narrower than a room: a path, a category, a beginning of keys. */
  place: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

export const MarketHealth = z.object({ market: MarketId, findings: z.array(Finding) });
export type MarketHealth = z.infer<typeof MarketHealth>;

const MailWish = z.object({ isWanted: z.boolean() });

/** The market doctor: every market against what it needs. */
export const marketHealth = {
  examine: endpoint({
    method: 'GET',
    path: '/api/studio/doctor',
    summary: 'Every market against what it needs: what is broken for shoppers, and what could be better.',
    access: anyone,
    response: z.object({ at: z.string(), markets: z.array(MarketHealth) }),
  }),
  mailWish: endpoint({
    method: 'GET',
    path: '/api/studio/doctor/mail',
    summary: "Whether the caller gets the doctor's daily mail.",
    access: anyone,
    response: MailWish,
  }),
  wishMail: endpoint({
    method: 'PUT',
    path: '/api/studio/doctor/mail',
    summary: "Starts or stops the doctor's daily mail to the caller.",
    access: anyone,
    body: MailWish,
    response: MailWish,
  }),
};
