import { useSyncExternalStore } from 'react';

/** Told by whoever marks the document for a member, or takes the mark away. */
export const memberMarkEvent = 'membermark';

/**
 * Known in the browser only: a kept page is everybody's. The mark of the first page after signing in comes late, so that it is waited for.
 * `isAsked`: a listing has sixty tiles, of which hardly one wants to know.
 */
export function useIsMember(isAsked = true): boolean {
  return useSyncExternalStore(isAsked ? subscribe : never, isAsked ? isMarked : nobody, nobody);
}

const isMarked = () => 'member' in document.documentElement.dataset;
const nobody = () => false;
const never = () => () => {};

function subscribe(onChange: () => void): () => void {
  document.addEventListener(memberMarkEvent, onChange);
  return () => document.removeEventListener(memberMarkEvent, onChange);
}
