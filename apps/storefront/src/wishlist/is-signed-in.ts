import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie } from '../lib/cookies.ts';

/** Whether it is worth asking for a shopper's lists. Only the server knows for sure, and says so with every answer. */
export const isSignedIn = (): boolean => readCookie(cookies.signedIn.name) !== undefined;
