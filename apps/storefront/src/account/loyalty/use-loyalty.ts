import type { Answer } from '@selvedge/contract/endpoint.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../session/use-answer.ts';
import { onClubTermsAccepted } from './club-terms-accepted.ts';

export type LoyaltyAccount = Answer<typeof loyalty.getAccount>;

type Loyalty = { account: LoyaltyAccount | undefined; isMissing: boolean; hasFailed: boolean; reload: () => void };

/** LOY-009 the member's points, vouchers and terms. What was known is shown until the next answer has come. */
export function useLoyalty(): Loyalty {
  const [time, setTime] = useState(0);
  const [account, setAccount] = useState<LoyaltyAccount>();
  const answer = useAnswer(loyalty.getAccount, {}, time);
  useEffect(() => {
    if (answer && !answer.hasError) setAccount(answer.data);
  }, [answer]);
  useEffect(() => onClubTermsAccepted(() => setTime((before) => before + 1)), []);
  const hasFailed = answer?.hasError === true;
  return {
    ...{ account, hasFailed },
    // Who has left the club meanwhile is nobody to it.
    isMissing: hasFailed && answer.error.status === 404,
    reload: () => setTime((before) => before + 1),
  };
}
