import { randomBytes } from 'node:crypto';
import type { Outcome } from '../answer-once.ts';
import { isMoney, type Money } from '../money.ts';
import type { Psp } from '../psp.ts';
import { invalid } from './pay.ts';

export type Link = {
  id: string;
  amount: Money;
  reference: string;
  returnUrl?: string;
  shopperLocale: string;
  expiresAt: string;
  status: 'active' | 'completed' | 'expired';
  paymentId?: string;
};

export type LinkRequest = {
  merchantAccount?: string;
  amount?: unknown;
  reference?: string;
  returnUrl?: string;
  shopperLocale?: string;
  expiresAt?: string;
};

const day = 86_400_000;

export function createLink(psp: Psp, request: LinkRequest): Outcome {
  const { amount, reference, returnUrl, shopperLocale = 'en-GB', expiresAt } = request;
  if (request.merchantAccount !== psp.keys.adyenMerchant) return invalid('901', 'Invalid Merchant Account', 403);
  if (!isMoney(amount) || !reference) return invalid('130', 'Reference Missing');
  const link: Link = {
    ...{ id: `PL${randomBytes(16).toString('hex').toUpperCase()}`, amount, reference, shopperLocale, status: 'active' },
    ...(returnUrl && { returnUrl }),
    expiresAt: expiresAt ?? new Date(psp.now().getTime() + day).toISOString(),
  };
  return { status: 201, body: showLink(psp, link), changes: [{ kind: 'link', id: link.id, value: link }] };
}

export function findLink(psp: Psp, id: string): Link | undefined {
  const link = psp.ledger.get<Link>('link', id);
  if (link?.status === 'active' && Date.parse(link.expiresAt) <= psp.now().getTime()) return { ...link, status: 'expired' };
  return link;
}

export function expireLink(psp: Psp, link: Link): Outcome {
  if (link.status !== 'active') return invalid('29_001', 'The link is not active');
  const next: Link = { ...link, status: 'expired' };
  return { status: 200, body: showLink(psp, next), changes: [{ kind: 'link', id: link.id, value: next }] };
}

export function showLink(psp: Psp, { id, amount, reference, expiresAt, status, returnUrl, shopperLocale }: Link) {
  const { adyenMerchant } = psp.keys;
  return {
    id,
    amount,
    reference,
    expiresAt,
    status,
    returnUrl,
    shopperLocale,
    merchantAccount: adyenMerchant,
    url: `${psp.url}/link/${id}`,
  };
}
