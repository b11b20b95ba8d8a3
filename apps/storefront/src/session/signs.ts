import { cookies } from '@selvedge/domain/constants.ts';
import { readCookie } from '../lib/cookies.ts';

const frontToken = 'sFrontToken';

/** A sign that somebody is signed in, from cookies alone: worth loading the library for. Only the server knows for sure. */
export function mayBeSignedIn(): boolean {
  return readCookie(cookies.signedIn.name) !== undefined || readCookie(frontToken) !== undefined;
}

/** Whose account this browser was last told of, before the library is there. It opens nothing: the token next to it does. */
export function signedInUserId(): string | undefined {
  try {
    const { uid } = JSON.parse(atob(readCookie(frontToken) ?? ''));
    return typeof uid === 'string' ? uid : undefined;
  } catch {
    return undefined;
  }
}
