import { needsSecondFactor, Right } from '@selvedge/contract/endpoint.ts';
import type { Role } from '@selvedge/contract/studio/team.ts';

/** What each role may do. A right added to the contract is the administrator's at once and nobody else's. */
export const roles = {
  administrator: Right.options,
  editor: ['catalogue.read', 'content.publish', 'content.read', 'content.write', 'flag.read', 'market.read'],
  merchandiser: [
    'catalogue.read',
    'catalogue.write',
    'content.read',
    'figures.read',
    'flag.read',
    'flag.write',
    'mailing.read',
    'mailing.write',
    'market.read',
    'promotion.read',
    'promotion.write',
  ],
  /** Opens and runs markets: their settings, switches and content, not the assortment that all of them share. */
  'country-manager': [
    'catalogue.read',
    'content.publish',
    'content.read',
    'content.write',
    'device.write',
    'figures.read',
    'flag.read',
    'flag.write',
    'mailing.read',
    'mailing.write',
    'market.read',
    'market.write',
    'order.read',
    'promotion.read',
  ],
  'customer-service': [
    'basket.read',
    'catalogue.read',
    'content.read',
    'customer.erase',
    'customer.read',
    'gift-card.read',
    'loyalty.correct',
    'market.read',
    'order.read',
    'order.refund',
    'order.write',
    'promotion.read',
    'support.read',
    'support.write',
  ],
  /** Packs and sends, and gives nothing back. */
  warehouse: ['catalogue.read', 'market.read', 'order.read', 'order.write'],
  /** Hands over what is collected in a store, and sets its devices up. */
  store: ['collect.write', 'device.write', 'figures.read', 'market.read'],
  /** Reads what was changed and by whom, and changes nothing. */
  auditor: ['audit.read', 'figures.read', 'market.read', 'order.read'],
  /** Signed in, and that is all: a new colleague before anybody decided. */
  newcomer: [],
} as const satisfies Record<Role, readonly Right[]>;

export type { Role };

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

/** A role that no longer exists gives nothing. */
export function rightsOf(role: string): readonly Right[] {
  return isRole(role) ? roles[role] : [];
}

export type SecondFactorPolicy = 'required' | 'recommended';

/** Rights that wait for a second factor are not held yet: a verb that asks for one must not find it. */
export function splitRights(
  role: string,
  { hasSecondFactor, secondFactor = 'recommended' }: { hasSecondFactor: boolean; secondFactor?: SecondFactorPolicy | undefined },
): { rights: readonly Right[]; withheldRights: readonly Right[] } {
  const rights = rightsOf(role);
  if (hasSecondFactor || secondFactor === 'recommended') return { rights, withheldRights: [] };
  return { rights: rights.filter((right) => !needsSecondFactor(right)), withheldRights: rights.filter(needsSecondFactor) };
}
