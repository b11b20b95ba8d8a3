import { club } from '@selvedge/contract/club.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import type { FastifyInstance } from 'fastify';
import { basketKey } from '../basket/basket-cookie.ts';
import { subscribe, subscribeByAddress } from '../club/subscribe.ts';
import { getMarket } from '../http/get-market.ts';
import { serve } from '../http/serve.ts';
import { acceptTerms, validateTerms } from './check-terms.ts';
import { getLoyaltyAccount, getOwnContact } from './get-loyalty-account.ts';
import { getMember } from './get-member.ts';
import { getMemberCode } from './get-member-code.ts';
import { leaveClub } from './leave-club.ts';
import { takePointsBack } from './take-points-back.ts';
import { usePoints } from './use-points.ts';

export function loyaltyRoutes(app: FastifyInstance): void {
  serve(app, loyalty.getAccount, (ctx, { query }) => getLoyaltyAccount(ctx, query));
  serve(app, loyalty.getQrCode, async (ctx) => getMemberCode(ctx, await getMember(ctx)));
  serve(app, loyalty.listRewards, async (ctx) => ctx.ports.loyalty.listRewards(ctx, await getMember(ctx)));
  serve(app, loyalty.takeReward, async (ctx, { params, body }) =>
    ctx.ports.loyalty.takeReward(ctx, await getMember(ctx), { rewardId: params.rewardId, key: body.key }),
  );
  serve(app, loyalty.usePoints, async (ctx, { body }, http) => usePoints(ctx, basketKey(http), { member: await getMember(ctx), ...body }));
  serve(app, loyalty.takePointsBack, async (ctx, _input, http) => takePointsBack(ctx, basketKey(http), await getMember(ctx)));
  serve(app, loyalty.acceptTerms, async (ctx, { body }) => acceptTerms(ctx, await getMember(ctx), body.version));
  serve(app, club.leave, (ctx) => leaveClub(ctx));
  serve(app, loyalty.contactForm, (ctx, { body: { catalog, ...wish } }) =>
    subscribe({ ...ctx, market: getMarket(ctx.content, catalog) }, wish),
  );
  serve(app, loyalty.createAccount, (ctx, { body: { catalog, email, acceptsTerms } }) =>
    subscribeByAddress({ ...ctx, market: getMarket(ctx.content, catalog) }, { email, acceptsTerms, source: 'service' }),
  );
  serve(app, loyalty.getContactFromMail, async (ctx, { params }) => {
    const { contactId, email } = await getMember(ctx, params.accountEmail);
    return { contactId, email, isMember: true as const };
  });
  serve(app, loyalty.getContactWithAuth, (ctx, { params }) => getOwnContact(ctx, params.accountEmail));
  serve(app, loyalty.getPoints, async (ctx, { params }) => ctx.ports.loyalty.getPoints(ctx, await getMember(ctx, params.accountEmail)));
  serve(app, loyalty.showPromotion, async (ctx, { params, body }) =>
    ctx.ports.loyalty.showPromotion(ctx, await getMember(ctx, params.accountEmail), body.promoCode),
  );
  for (const call of [loyalty.redeemPromotion, loyalty.takeUpPromotion])
    serve(app, call, async (ctx, { params }) =>
      ctx.ports.loyalty.redeemPromotion(ctx, await getMember(ctx, params.accountEmail), params.promoCode),
    );
  serve(app, loyalty.showOffer, async (ctx, { params }) =>
    ctx.ports.loyalty.showOffer(ctx, await getMember(ctx, params.accountEmail), params.promoCode),
  );
  serve(app, loyalty.listPromotions, async (ctx, { params }) =>
    ctx.ports.loyalty.listPromotions(ctx, await getMember(ctx, params.accountEmail)),
  );
  serve(app, loyalty.redeemVoucherByGet, async (ctx, { params, query }) =>
    ctx.ports.loyalty.redeemVoucher(ctx, await getMember(ctx, params.accountEmail), { voucherId: params.voyadoRewardId, ...query }),
  );
  serve(app, loyalty.redeemVoucher, async (ctx, { params, body }) =>
    ctx.ports.loyalty.redeemVoucher(ctx, await getMember(ctx, params.accountEmail), { voucherId: params.voyadoRewardId, ...body }),
  );
  serve(
    app,
    loyalty.showVoucher,
    async (ctx, { params: { accountEmail, voyadoRewardId: voucherId, voucherIndex: number, rewardChoice } }) =>
      ctx.ports.loyalty.showVoucher(ctx, await getMember(ctx, accountEmail), { voucherId, number, choice: rewardChoice }),
  );
  serve(app, loyalty.listVouchers, async (ctx, { params }) =>
    ctx.ports.loyalty.listVouchers(ctx, await getMember(ctx, params.accountEmail)),
  );
  serve(app, loyalty.listTransactions, async (ctx, { query }) => ctx.ports.loyalty.listTransactions(ctx, await getMember(ctx), query));
  serve(app, loyalty.validateTermsVersion, async (ctx, { params }) =>
    validateTerms(ctx, await getMember(ctx, params.accountEmail), params.latestVersion),
  );
}
