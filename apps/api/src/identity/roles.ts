import { Right } from '@selvedge/contract/endpoint.ts';
import type { Role } from '@selvedge/contract/studio/team.ts';

/** What each role may do. A right added to the contract is the administrator's at once and nobody else's. */
export const roles = {
  administrator: Right.options,
  editor: ['content.publish', 'content.read', 'content.write', 'flag.read', 'market.read'],
  merchandiser: ['catalogue.write', 'content.read', 'flag.read', 'flag.write', 'market.read', 'promotion.read', 'promotion.write'],
  'customer-service': ['basket.read', 'content.read', 'gift-card.read', 'market.read', 'order.read', 'promotion.read'],
  store: ['market.read'],
  /** Reads what was changed and by whom, and changes nothing. */
  auditor: ['audit.read', 'market.read', 'order.read'],
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
