import type { MailGoods } from './mail-goods.ts';
import type { MailPart } from './mail-parts.ts';
import type { Stop } from './stop-messages.ts';

/** What every mail is made of: a subject, which is also its headline, a text, perhaps what was bought, at most one way on, and a note in small letters. */
export type MailLayout = {
  subject: string;
  text: string;
  /** To be shown at a counter: as a square that scanners read, and in letters. */
  code?: { text: string; label: string };
  goods?: MailGoods;
  action?: { label: string; path: string };
  note?: string;
  /** In place of a headline and a text. */
  parts?: readonly MailPart[];
  /** A picture that nobody sees: who agreed to it is counted by it. */
  dot?: string;
  stop?: Stop;
};
