import type { RenderedMail } from './render-mail.ts';
import { stopHeaders } from './stop-messages.ts';

/** The way out. `keepsTexts`: nothing leaves, so that the shop's own mailbox is the only place to read a mail. */
export type MailPort = { send(mail: SentMail): Promise<void>; keepsTexts: boolean };
export type MailFile = { name: string; type: string; bytes: Buffer };
export type SentMail = RenderedMail & { messageId: string; files?: readonly MailFile[] };

/** The stand-in: mails stay in the database and are read at /dev/mail. */
export const mailbox: MailPort = { send: async () => {}, keepsTexts: true };

/** `smtp://user:password@host:587`, or `smtps://` for a connection that is secure from its first byte. */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  // Read where there is a server to send to.
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: 10_000, socketTimeout: 20_000 }),
  );
  // Whoever sends a mail meets it.
  opening.catch(() => {});
  return {
    keepsTexts: false,
    async send({ to, subject, text, html, messageId, unsubscribeUrl, files = [] }) {
      // An address object, never a header line: a name with a comma in it must not become a second recipient.
      await (await opening).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        attachments: files.map(({ name: filename, type: contentType, bytes: content }) => ({ filename, contentType, content })),
        headers: stopHeaders(unsubscribeUrl),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
