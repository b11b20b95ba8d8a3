import { contentFor } from '@selvedge/domain/mailing/content-for.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { targetOf } from './describe-parts.ts';
import { mailingTable, recipientTable } from './tables.ts';

/** One transparent dot. */
const dot = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

export async function countOpened({ db, now }: Ctx, { recipient }: { recipient: string }): Promise<Buffer> {
  await note(db, { recipient, openedAt: now });
  return dot;
}

/** Where the mail's link leads. Only to what the mailing itself names: an address in the link would make the shop lead anywhere. */
export async function countClicked(ctx: Ctx, { recipient, link }: { recipient: string; link: number }): Promise<string> {
  await note(ctx.db, { recipient, openedAt: ctx.now, clickedAt: ctx.now });
  const [row] = await ctx.db
    .select({ contents: mailingTable.contents })
    .from(recipientTable)
    .innerJoin(mailingTable, eq(mailingTable.id, recipientTable.mailingId))
    .where(eq(recipientTable.token, recipient));
  const blocks = (row && contentFor(row.contents, ctx.market!.language.baseCode))?.blocks ?? [];
  return targetOf(ctx, blocks, link);
}

/** The first time counts. Whoever took the consent back since is not counted any more, by an old mail either. */
async function note(db: Db, { recipient, openedAt, clickedAt }: { recipient: string; openedAt: Date; clickedAt?: Date }): Promise<void> {
  await db.execute(sql`update mailing_recipient r set opened_at = coalesce(r.opened_at, ${openedAt}),
    clicked_at = coalesce(r.clicked_at, ${clickedAt ?? null}::timestamptz)
    from club_contact c where r.token = ${recipient} and c.id = r.contact_id and c.counted_since is not null`);
}
