import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { eraseField } from '../jobs/erase-news.ts';
import type { OutboxHandler } from '../jobs/relay-outbox.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { MailFile, MailPort } from './mail-port.ts';
import { renderMail } from './render-mail.ts';
import type { MailAttachment, NewMail } from './send-mail.ts';
import { mailTable } from './tables.ts';

/** `isWanted`: asked when a mail leaves, which may be long after it was written. `attach`: makes what goes along with it. */
export type DeliverMail = {
  db: Db;
  content: () => Ctx['content'];
  clock: () => Date;
  shopUrl: string;
  port: MailPort;
  isWanted?: (mail: NewMail) => Promise<boolean>;
  /** Puts in what is only known when a mail leaves. */
  complete?: (mail: NewMail) => Promise<NewMail>;
  attach?: (attachment: MailAttachment) => Promise<MailFile>;
};

/**
 * Handles the outbox's `mail` messages. A message that was sent is not sent again; should a process die in the very moment between
 * the mail server's yes and our note of it, the second one carries the same Message-ID.
 */
export function deliverMail({ db, content, clock, shopUrl, port, isWanted, complete, attach }: DeliverMail): OutboxHandler {
  return async ({ id, payload }) => {
    const mail = payload as NewMail;
    const [known] = await db.select({ sentAt: mailTable.sentAt }).from(mailTable).where(eq(mailTable.outboxId, id));
    if (known?.sentAt) return;
    if (isWanted && !(await isWanted(mail))) return;
    const rendered = renderMail({ mail: complete ? await complete(mail) : mail, content: content(), shopUrl });
    const files = attach ? await Promise.all((mail.attachments ?? []).map(attach)) : [];
    await port.send({ ...rendered, files, messageId: `<outbox-${id}@${new URL(shopUrl).hostname}>` });
    // The last mail to somebody who is erased must not be what is left of them.
    if (mail.template === 'account-deleted') await eraseField(db, { id, field: 'to' });
    const { to: recipient, subject, text, html, unsubscribeUrl } = rendered;
    const texts = port.keepsTexts ? { recipient, subject, text, html, unsubscribeUrl, attachments: files.map(({ name }) => name) } : {};
    const now = clock();
    await db
      .insert(mailTable)
      .values({ outboxId: id, template: mail.template, market: mail.market, createdAt: now, sentAt: now, ...texts })
      .onConflictDoNothing();
  };
}

/** Who wrote to whom is nobody's business for long; after this a message can't come again either. */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  await db.delete(mailTable).where(lt(mailTable.createdAt, addDays(now, -30)));
}
