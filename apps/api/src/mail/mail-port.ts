import { AwayError } from '../jobs/away-error.ts';
import type { RenderedMail } from './render-mail.ts';
import { stopHeaders } from './stop-messages.ts';

/** The way out. `keepsTexts`: nothing leaves, so that the shop's own mailbox is the only place to read a mail. */
export type MailPort = { send(mail: SentMail): Promise<void>; keepsTexts: boolean };
export type MailFile = { name: string; type: string; bytes: Buffer };
export type SentMail = RenderedMail & { messageId: string; files?: readonly MailFile[] };

/** The stand-in: mails stay in the database and are read at /dev/mail. */
export const mailbox: MailPort = { send: async () => {}, keepsTexts: true };

/** How long a mail server may take for each step. */
export type SmtpPatience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };

const patience: SmtpPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `smtp://user:password@host:587`, or `smtps://` for a connection that is secure from its first byte. */
export function smtpMail({ url, from, ...limits }: { url: string; from: string } & Partial<SmtpPatience>): MailPort {
  // The outbox tries again: a pool that does so as well sends a mail six times whose last answer is lost each time.
  const options = { url, pool: true, maxConnections: 2, maxRequeues: 0, ...patience, ...limits } as const;
  // Read where there is a server to send to.
  const opening = import('nodemailer').then(({ createTransport }) => createTransport(options));
  // Whoever sends a mail meets it.
  opening.catch(() => {});
  return {
    keepsTexts: false,
    async send({ to, subject, text, html, messageId, unsubscribeUrl, files = [] }) {
      const sending = (await opening).sendMail({
        from,
        // An address object, never a header line: a name with a comma in it must not become a second recipient.
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
      await sending.catch((error: SmtpError) => {
        throw toReason(error);
      });
    },
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/**
 * A server that is away, hangs, or does not know our password any more says nothing about a mail: without telling them apart, a night
 * without a mail server cost every confirmation of that night.
 */
function toReason(error: SmtpError): Error {
  const { code, message, responseCode = 0 } = error;
  const isOfMail = (code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ESTREAM') && responseCode !== 421;
  if (!isOfMail) return new AwayError(message, { scope: 'service', cause: error });
  return responseCode >= 400 && responseCode < 500 ? new AwayError(message, { scope: 'message', cause: error }) : error;
}
