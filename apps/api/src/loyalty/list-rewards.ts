import { type Reward, rewardPath } from '@selvedge/contract/loyalty-rules.ts';
import type { LoyaltyReward } from '@selvedge/contract/loyalty-shape.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { loadRewards } from './load-rewards.ts';
import { nameIn } from './name-in.ts';

export async function listRewards({ db, content }: Ctx, { contactId, market }: Member): Promise<LoyaltyReward[]> {
  const balance = (await findAccount(db, contactId))?.balance ?? 0;
  const rewards = await loadRewards(db, market.id);
  return rewards.map((reward) => ({
    ...{ rewardId: reward.id, cost: reward.cost, isAffordable: reward.cost <= balance },
    ...showReward(reward, { content, market }),
  }));
}

export type ShownIn = Pick<Ctx, 'content'> & Pick<Member, 'market'>;

/** LOY-003 what there is more to say is written on a page of its own. */
export function showReward(reward: Reward, { content, market }: ShownIn): Pick<LoyaltyReward, 'content' | 'choices'> {
  const name = nameIn(market);
  const page = content.byMarket.get(market.id)?.pages.get(rewardPath(reward.id));
  return {
    content: {
      ...{ image: reward.image, imageAltText: name(reward.imageAltTexts) },
      ...{ title: name(reward.titles), description: name(reward.descriptions), rows: page?.rows.top ?? [] },
    },
    choices: reward.choices.map(({ id, names }) => ({ id, name: name(names) })),
  };
}
