import { z } from 'zod';
import { CatalogParams } from './catalogue/catalogue.ts';
import { endpoint } from './endpoint.ts';
import { EmailAddress, plainText, stripInvisible } from './plain-text.ts';

/** What a question is about. */
export const caseSubjects = ['order', 'delivery', 'return', 'payment', 'product', 'account', 'other'] as const;
export const CaseSubject = z.enum(caseSubjects);
export type CaseSubject = z.infer<typeof CaseSubject>;

/** `open` waits for staff, `answered` for the shopper, `closed` for nobody. */
export const caseStates = ['open', 'answered', 'closed'] as const;
export const CaseState = z.enum(caseStates);
export type CaseState = z.infer<typeof CaseState>;

export const CaseNumber = z.string().regex(/^C\d{6,12}$/);

/** Several lines of what people write. Control characters other than line breaks could hide what a colleague reads. */
export const CaseText = z
  .string()
  .max(5_000)
  .overwrite((text) =>
    stripInvisible(text)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
  .min(1, 'field.required');

/** Of the caller's making: the same wish sent twice is done once. */
const key = z.uuid();

export const AskSupport = z.object({
  key,
  subject: CaseSubject,
  name: plainText(100).trim().min(1, 'field.required'),
  email: EmailAddress.trim().regex(/^[^\s@]+@[^\s@]+$/, 'field.email'),
  /** As it was typed. It is attached if it is the caller's own, or was placed with this e-mail address. */
  orderNumber: plainText(40).trim().default(''),
  message: CaseText,
});
export type AskSupport = z.infer<typeof AskSupport>;

/** What the shopper sees of a case: the own words and the answers. */
export const SupportThread = z.object({
  caseNumber: z.string(),
  subject: CaseSubject,
  caseState: CaseState,
  created: z.string(),
  messages: z.array(z.object({ isOurs: z.boolean(), text: z.string(), at: z.string() })),
});
export type SupportThread = z.infer<typeof SupportThread>;

/** Of the mail's link: `/contact?case=C100001#token=...` */
const ByLink = z.object({ caseNumber: z.string().max(20), token: z.string().max(100) });

const call = { method: 'POST', access: 'public', params: CatalogParams, caching: 'no-store' } as const;

export const support = {
  ask: endpoint({
    ...call,
    path: '/api/support/:catalog/case',
    summary: 'A question to the customer service. It becomes a case there, and the answer comes by mail.',
    body: AskSupport,
    response: z.object({ caseNumber: z.string() }),
    rateLimit: { limit: 20, seconds: 3600 },
  }),
  thread: endpoint({
    ...call,
    path: '/api/support/:catalog/case/thread',
    summary: 'A case as its shopper sees it, by the link of a mail.',
    body: ByLink,
    response: SupportThread,
    errors: ['not_found'],
  }),
  write: endpoint({
    ...call,
    path: '/api/support/:catalog/case/message',
    summary: 'Another message in a case, by the link of a mail. A case that was answered or closed is open again.',
    body: ByLink.extend({ key, message: CaseText }),
    response: SupportThread,
    errors: ['not_found'],
    rateLimit: { limit: 20, seconds: 3600 },
  }),
};
