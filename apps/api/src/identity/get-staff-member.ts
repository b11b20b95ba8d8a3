import { needsSecondFactor } from '@selvedge/contract/endpoint.ts';
import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import type { Ctx } from '../shop/ctx.ts';
import { rightsOf, type SecondFactorPolicy, splitRights } from './roles.ts';
import { getOwnRow, type StaffRow } from './staff/own-row.ts';

type Policy = { staffSecondFactor?: SecondFactorPolicy };

/** The member of staff who calls. */
export async function getStaffMember(ctx: Ctx, policy: Policy): Promise<StaffMember> {
  return showStaffMember(await getOwnRow(ctx), policy);
}

export function showStaffMember(
  { email, name, role, stores, totpSince }: StaffRow,
  { staffSecondFactor = 'recommended' }: Policy,
): StaffMember {
  const hasSecondFactor = totpSince !== null;
  const isWorthIt = rightsOf(role).some(needsSecondFactor);
  const { rights } = splitRights(role, { hasSecondFactor, secondFactor: staffSecondFactor });
  const secondFactor = hasSecondFactor ? 'on' : isWorthIt ? staffSecondFactor : 'off';
  return { email, name, role, rights: [...rights], secondFactor, isOfStores: stores.length > 0 };
}
