import { loyalty } from '@selvedge/contract/loyalty.ts';
import { pointsOfLabel } from '@selvedge/domain/gift-card/points-label.ts';
import { type Change, change, type Done } from '../../basket/basket-calls.ts';

export const payWithPoints = (points: number, key: string): Promise<Done> =>
  changePoints({
    call: (call) => call(loyalty.usePoints, { body: { points, key } }),
    isDone: ({ basket }) => basket.giftCards.some(isPoints),
  });

export const takePointsBack = (): Promise<Done> =>
  changePoints({
    call: (call) => call(loyalty.takePointsBack, {}),
    isDone: ({ basket }) => !basket.giftCards.some(isPoints),
  });

const isPoints = ({ giftCardNumber }: { giftCardNumber: string }): boolean => pointsOfLabel(giftCardNumber) !== undefined;

/** A basket is everybody's, points are a member's: whose session has ended meanwhile is told so. */
async function changePoints({ call, isDone }: Pick<Change, 'call' | 'isDone'>): Promise<Done> {
  let isSignedOut = false;
  const done = await change({
    ...{ action: 'giftCard', busy: ['giftCard'], isDone },
    call: async (asked) => {
      const answer = await call(asked);
      isSignedOut = answer.hasError && answer.response?.status === 401;
      return answer;
    },
  });
  return isSignedOut && done.failure ? { ...done, failure: { ...done.failure, key: 'feedback.error_signed_out' } } : done;
}
