import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie } from '../lib/cookies.ts';

/** A sign that somebody is signed in, from cookies alone: worth loading the library for. Only the server knows for sure. */
export function mayBeSignedIn(): boolean {
  return readCookie(cookies.signedIn.name) !== undefined || readCookie('sFrontToken') !== undefined;
}
