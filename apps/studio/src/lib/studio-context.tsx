import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { Answer, Endpoint, Right, Sent } from '@selvedge/contract/endpoint.ts';
import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import { createContext, use } from 'react';
import type { NoticeBoard } from './create-notice-board.ts';

/** Calls the shop; never throws. A session that has ended is noticed here, for all screens alike. */
export type Call = <E extends Endpoint>(definition: E, sent: Sent<E>) => Promise<Attempt<Answer<E>>>;

export type Studio = {
  member: StaffMember;
  call: Call;
  notices: NoticeBoard;
  /** Goes up with every sign-in: what was loaded before is loaded again. */
  session: number;
  /** After something that changes what one may do. */
  reloadMember: () => void;
};

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio is for screens of a signed-in member of staff.');
  return studio;
}

export function useRight(right: Right): boolean {
  return useStudio().member.rights.includes(right);
}
