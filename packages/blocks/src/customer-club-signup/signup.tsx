import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { type ReactNode, useState } from 'react';
import type { JoinClub } from '../block-host.ts';
import { ClubSuccess, type Joined } from './club-success.tsx';
import { SignupForm } from './signup-form.tsx';

export type SignupProps = { block: CustomerClubSignup; join: JoinClub; head: ReactNode };

/** The form, and what is said when it has been sent. */
export function Signup({ block, join, head }: SignupProps) {
  const [joined, setJoined] = useState<Joined>();
  if (joined) return <ClubSuccess block={block} joined={joined} />;
  return (
    <>
      {head}
      <SignupForm block={block} join={join} onJoined={setJoined} />
    </>
  );
}
