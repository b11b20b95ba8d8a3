import type { Address } from '@selvedge/contract/address.ts';
import { addressBook } from '@selvedge/contract/address-book.ts';
import { useAnswer } from '../../session/use-answer.ts';

const none: readonly Address[] = [];

/** The shopper's own addresses. A guest has none, and a book that cannot be read keeps nobody from typing. */
export function useAddressBook(isSignedIn: boolean): readonly Address[] | undefined {
  const answer = useAnswer(addressBook.list, isSignedIn && {});
  if (!isSignedIn || answer?.hasError) return none;
  return answer?.data;
}
