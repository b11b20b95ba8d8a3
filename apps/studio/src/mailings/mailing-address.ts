import { paths } from '../lib/router.ts';

export type MailingList = 'mailings' | 'segments';

/** Where a mailing or a segment is worked on; without an id its list. */
export const mailingAddress = (list: MailingList, id?: string): string => `${paths.screen('mailings', id)}?list=${list}`;
