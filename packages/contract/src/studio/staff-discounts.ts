import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Role } from './team.ts';

/** Why staff give discounts, and how much each role may. */
export const DiscountRules = z.object({
  reasons: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z\d-]{1,40}$/),
        /** By language; `en` where there is no other. */
        names: z.record(z.string().max(10), z.string().trim().max(60)).refine(({ en = '' }) => en !== '', 'studio.discount_no_name'),
      }),
    )
    .max(30)
    .refine((reasons) => new Set(reasons.map(({ id }) => id)).size === reasons.length, 'validation.repeated'),
  /** Whole percents of a line, or of the whole basket. Who is not named gives none. */
  limits: z.partialRecord(Role, z.number().int().min(0).max(100)),
});
export type DiscountRules = z.infer<typeof DiscountRules>;

/** `version` is what the change was made from: of two at once the second is refused. */
const VersionedRules = DiscountRules.extend({ version: z.number().int().min(0) });
export type VersionedRules = z.infer<typeof VersionedRules>;

const path = '/api/studio/staff-discounts';

export const staffDiscounts = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The reasons for discounts on the devices of stores, and how much each role may take off.',
    access: { staff: 'promotion.read' },
    response: VersionedRules,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Changes reasons and limits. What was given before stays as it was given.',
    access: { staff: 'promotion.write' },
    needsConfirmation: true,
    body: VersionedRules,
    response: VersionedRules,
    errors: ['conflict'],
  }),
};
