import { z } from 'zod';
import { endpoint, Right } from '../endpoint.ts';
import { FeatureToggles } from '../feature-flag.ts';
import { MarketParams, MarketSettings } from '../market.ts';

export const StaffMember = z.object({
  email: z.string(),
  name: z.string(),
  role: z.string(),
  /** Those that work now: some wait for a second factor. */
  rights: z.array(Right),
  /** `required`: rights wait for it. `recommended`: it would guard rights that are worth it. */
  secondFactor: z.enum(['on', 'off', 'recommended', 'required']),
  /** Bound to stores: what belongs to the whole shop answers as if it were not there. */
  isOfStores: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The address that is kept, or what acts by itself: `shop`, `service`. */
  who: z.string(),
  /** The person's own, where there is one. */
  name: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `code` is the second factor, or one of the recovery codes; asked for once the password was right. */
export const SignIn = z.object({ email: z.string().max(254), password: z.string().min(1).max(128), code: z.string().max(20).optional() });

export const studio = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/studio/sign-in',
    summary: 'Opens a staff session; the answer sets its cookie.',
    access: 'public',
    body: SignIn,
    response: StaffMember,
    errors: ['unauthorized'],
    rateLimit: { limit: 30, seconds: 900 },
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/studio/sign-out',
    summary: 'Ends the staff session.',
    access: 'public',
    response: z.undefined(),
    accepted: [204],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/studio/me',
    summary: 'Who is signed in.',
    access: { staff: 'market.read' },
    response: StaffMember,
  }),
  listMarkets: endpoint({
    method: 'GET',
    path: '/api/studio/markets',
    summary: 'Every market with its settings.',
    access: { staff: 'market.read' },
    response: z.array(MarketSettings),
  }),
  listFlags: endpoint({
    method: 'GET',
    path: '/api/studio/markets/:market/flags',
    summary: 'The switches of a market, as visitors get them.',
    access: { staff: 'flag.read' },
    params: MarketParams,
    response: FeatureToggles,
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/api/studio/audit',
    summary: 'The latest changes: who, what, before, after. `before` is the id of the last one that is known: those that came before it.',
    access: { staff: 'audit.read' },
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    response: z.array(AuditEntry),
  }),
};
