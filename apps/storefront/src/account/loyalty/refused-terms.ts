import { readStored, store } from '../../lib/storage.ts';
import { signedInUserId } from '../../session/signs.ts';

/** Of this tab: whoever said no is asked again with the next visit, not every three minutes. */
const key = 'club_terms_refused';
const refusalOf = (version: string) => `${signedInUserId()} ${version}`;

export const hasRefused = (version: string): boolean => readStored('sessionStorage', key) === refusalOf(version);
export const keepRefusal = (version: string): boolean => store('sessionStorage', key, refusalOf(version));
