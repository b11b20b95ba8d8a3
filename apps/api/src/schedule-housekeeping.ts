import { forgetOldVisits } from './analytics/forget-old-visits.ts';
import { forgetOldBaskets } from './basket/forget-old-baskets.ts';
import { forgetOldReminders } from './basket/restore-abandoned.ts';
import { forgetOldWishes } from './club/confirm-membership.ts';
import { giveBackUncollected } from './collect/give-back-uncollected.ts';
import type { Db } from './db/db.ts';
import { forgetOldDrafts } from './draft-order/personal-drafts.ts';
import { forgetOldHandovers } from './handover/forget-old-handovers.ts';
import { forgetOldWindows } from './http/count-call.ts';
import { forgetOldTokens } from './identity/mail-token.ts';
import { forgetOldChallenges } from './identity/passkey/challenges.ts';
import { forgetOldSessions } from './identity/session.ts';
import { forgetOldShopperSessions } from './identity/shopper-session.ts';
import { forgetOldKeys } from './identity/signing-keys.ts';
import { forgetDelivered } from './jobs/relay-outbox.ts';
import type { Jobs } from './jobs/start-jobs.ts';
import { forgetOldMails } from './mail/deliver-mail.ts';
import { forgetRemovedPictures } from './media/upload/remove-picture.ts';
import { forgetOldWaiting } from './notify-me/personal-waiting.ts';
import { forgetOldPayments } from './payment/forget-old-payments.ts';
import { forgetOldErrands } from './picture-fetch/forget-old-errands.ts';
import { forgetOldDrops } from './price-drop/tell-of-drops.ts';
import { forgetOldPictures } from './returns/forget-old-pictures.ts';
import { releaseExchanges } from './returns/release-exchanges.ts';
import { forgetOldSearches } from './search/searched/count-search.ts';
import { forgetOldChanges } from './stock/forget-old-changes.ts';
import { forgetOldCases } from './support/personal-cases.ts';

/** What would only grow is thrown away every hour. */
export async function scheduleHousekeeping(jobs: Jobs, { db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await jobs.work('housekeeping', async () => {
    await forgetOldWindows(db, clock());
    await forgetOldSessions(db, clock());
    await forgetOldShopperSessions(db, clock());
    await forgetOldKeys(db, clock());
    await forgetOldTokens(db, clock());
    await forgetOldChallenges(db, clock());
    await forgetOldMails(db, clock());
    await forgetDelivered(db, clock());
    await forgetOldBaskets(db, clock());
    await forgetOldReminders(db, clock());
    await forgetOldDrops(db, clock());
    await forgetOldWaiting(db, clock());
    await forgetOldDrafts(db, clock());
    await forgetOldHandovers(db, clock());
    await forgetOldPayments(db, clock());
    await forgetOldChanges(db, clock());
    await forgetOldWishes(db, clock());
    await forgetRemovedPictures(db, clock());
    await forgetOldSearches(db, clock());
    await forgetOldVisits(db, clock());
    await forgetOldErrands(db, clock());
    await forgetOldCases(db, clock());
    await releaseExchanges(db, clock());
    await giveBackUncollected(db, clock());
    await forgetOldPictures(db, clock());
  });
  await jobs.schedule('housekeeping', '17 * * * *', {});
}
