import { z } from 'zod';
import { Address } from '../address.ts';
import { Money } from '../catalogue/price.ts';
import { endpoint } from '../endpoint.ts';
import { OrderState } from '../order-shape.ts';

/** `a-` an account, `g-` somebody who bought without one (by an order), `c-` a member of the club. Names nobody. */
export const CustomerId = z.string().regex(/^(?:[ac]-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|g-[\w-]{22})$/);

const CustomerKind = z.enum(['account', 'guest', 'member']);

/** A row of the list names nobody whole: who somebody is stands with the customer, and looking there is written down. */
export const CustomerRow = z.object({
  customerId: z.string(),
  kind: CustomerKind,
  /** First name and the beginning of the last one. */
  name: z.string(),
  /** Its first letters, and where it ends. */
  email: z.string(),
  market: z.string(),
  since: z.string(),
  orders: z.number().int(),
  isMember: z.boolean(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

const Consent = z.object({
  kind: z.enum(['given', 'withdrawn']),
  source: z.string(),
  market: z.string(),
  version: z.string(),
  at: z.string(),
});

export const StaffCustomer = z.object({
  customerId: z.string(),
  kind: CustomerKind,
  email: z.string(),
  /** Nobody has proven it: what is kept under it without an account may be another person's, and is not shown here. */
  isEmailProven: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  market: z.string(),
  account: z
    .object({
      shopperId: z.string(),
      createdAt: z.string(),
      hasPassword: z.boolean(),
      providers: z.array(z.string()),
      phoneNumber: z.string(),
      birthdate: z.string(),
      dueDate: z.string(),
      preferredPayment: z.string(),
      preferences: z.array(z.string()),
      pendingEmail: z.string(),
    })
    .optional(),
  addresses: z.array(z.object({ address: Address, isPreferred: z.boolean() })),
  orders: z.object({
    count: z.number().int(),
    latest: z.array(
      z.object({
        orderId: z.string(),
        orderNumber: z.string(),
        orderState: OrderState,
        market: z.string(),
        created: z.string(),
        total: Money,
        isGuest: z.boolean(),
      }),
    ),
  }),
  club: z
    .object({
      contactId: z.string(),
      market: z.string(),
      joinedAt: z.string(),
      /** Empty when messages were stopped. */
      messagesSince: z.string(),
      subBrands: z.array(z.string()),
      consents: z.array(Consent),
    })
    .optional(),
  terms: z.array(
    z.object({
      slug: z.string(),
      version: z.string(),
      market: z.string(),
      acceptedAt: z.string(),
      consents: z.record(z.string(), z.boolean()),
    }),
  ),
  wishlists: z.array(z.object({ name: z.string(), isShared: z.boolean(), skus: z.array(z.string()) })),
  baskets: z.array(z.object({ basketId: z.string(), market: z.string(), pieces: z.number().int(), changedAt: z.string() })),
  sessions: z.array(z.object({ device: z.string(), market: z.string(), createdAt: z.string(), lastUsedAt: z.string() })),
  /** Of the last weeks. What they said is not kept. */
  mails: z.array(z.object({ template: z.string(), market: z.string(), askedAt: z.string(), sentAt: z.string() })),
  /** Who of the staff looked or did something before. */
  looks: z.array(z.object({ at: z.string(), who: z.string(), action: z.string(), reason: z.string() })),
});
export type StaffCustomer = z.infer<typeof StaffCustomer>;

const Part = z.object({ what: z.string(), count: z.number().int() });

/** What would happen if the person was erased now. */
export const Erasure = z.object({
  goes: z.array(Part),
  /** Without the person, because the law wants it kept. */
  stays: z.array(Part),
  /** Not sent yet: without an address they can't be. */
  openOrders: z.number().int(),
  /** While somebody pays, nothing can be erased. */
  livePayments: z.number().int(),
});
export type Erasure = z.infer<typeof Erasure>;

/** Why, for the record. */
const reason = z.string().trim().max(500).default('');
const ofCustomer = z.object({ customerId: CustomerId });
const Done = z.object({ status: z.literal('OK') });
const common = { method: 'POST', errors: ['not_found', 'conflict'] } as const;

/** All of them by POST, so that neither an address nor a log names a person. */
export const customers = {
  find: endpoint({
    method: 'POST',
    path: '/api/studio/customers/find',
    summary: 'Customers by the beginning of an e-mail address, a name or an order number, or by a telephone or club number.',
    access: { staff: 'customer.read' },
    body: z.object({ search: z.string().trim().min(3).max(254) }),
    response: z.object({ customers: z.array(CustomerRow), isMore: z.boolean() }),
    rateLimit: { limit: 1_000, seconds: 3_600 },
  }),
  look: endpoint({
    ...common,
    path: '/api/studio/customers/look',
    summary: 'Everything about one customer. That somebody looked is written down before they see anything.',
    access: { staff: 'customer.read' },
    body: ofCustomer.extend({ reason }),
    response: StaffCustomer,
  }),
  exportData: endpoint({
    ...common,
    path: '/api/studio/customers/export',
    summary: 'Everything that is kept about a customer, as the file that the customer is owed.',
    access: { staff: 'customer.read' },
    body: ofCustomer.extend({ reason }),
    response: z.record(z.string(), z.unknown()),
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  previewErasure: endpoint({
    ...common,
    path: '/api/studio/customers/erasure',
    summary: 'What erasing a customer would take away, and what the law wants kept.',
    access: { staff: 'customer.erase' },
    body: ofCustomer,
    response: Erasure,
  }),
  erase: endpoint({
    ...common,
    path: '/api/studio/customers/erase',
    summary: 'Erases a customer on request. The e-mail address must be typed; orders stay for the books, without the person.',
    access: { staff: 'customer.erase' },
    body: ofCustomer.extend({ email: z.string().max(254), reason, withOpenOrders: z.boolean().default(false) }),
    response: Done,
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  resendVerification: endpoint({
    ...common,
    path: '/api/studio/customers/resend-verification',
    summary: 'Sends the mail again that proves an address.',
    access: { staff: 'customer.read' },
    body: ofCustomer,
    response: Done,
    rateLimit: { limit: 60, seconds: 3_600 },
  }),
  endSessions: endpoint({
    ...common,
    path: '/api/studio/customers/end-sessions',
    summary: 'Signs a customer out everywhere.',
    access: { staff: 'customer.read' },
    body: ofCustomer,
    response: Done,
  }),
  unsubscribe: endpoint({
    ...common,
    path: '/api/studio/customers/unsubscribe',
    summary: 'Ends the messages of the club. The membership goes on.',
    access: { staff: 'customer.read' },
    body: ofCustomer,
    response: Done,
  }),
};
