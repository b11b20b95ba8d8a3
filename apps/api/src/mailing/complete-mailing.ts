import { ShopError } from '@selvedge/contract/error.ts';
import { contentFor } from '@selvedge/domain/mailing/content-for.ts';
import { eq } from 'drizzle-orm';
import { getMarket } from '../http/get-market.ts';
import type { MailingMail } from '../mail/mailing.ts';
import type { NewMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { describeParts, type WriteLink } from './describe-parts.ts';
import { mailingTable } from './tables.ts';

export type Completing = Pick<Ctx, 'db' | 'now' | 'content' | 'catalogue' | 'stock' | 'promotions' | 'ports' | 'log'>;

/** Puts in what a mailing says, in the language of the mail's market and with the prices of the moment at which it leaves. Other mails stay as they are. */
export async function completeMailing(given: Completing, mail: NewMail): Promise<NewMail> {
  if (mail.template !== 'mailing') return mail;
  const values = mail.values as MailingMail;
  const market = getMarket(given.content, mail.market);
  const ctx: Ctx = { ...given, market, session: undefined, address: '', requestId: 'mailing' };
  const [row] = await ctx.db.select({ contents: mailingTable.contents }).from(mailingTable).where(eq(mailingTable.id, values.mailingId));
  const content = row && contentFor(row.contents, market.language.baseCode);
  if (!content) throw new ShopError('not_found');
  const { recipient } = values;
  const write: WriteLink = ({ number, to }) => (recipient ? countedPath({ market: market.id, recipient, number }) : to);
  return { ...mail, values: { ...values, subject: content.subject, parts: await describeParts(ctx, content.blocks, write) } };
}

type Counted = { market: string; recipient: string; number: number };

function countedPath({ market, recipient, number }: Counted): string {
  return `/api/account/${market}/customerclub/mailing/clicked?${new URLSearchParams({ recipient, link: String(number) })}`;
}
