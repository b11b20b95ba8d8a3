import type { Address } from '@selvedge/contract/address.ts';
import { addressBook } from '@selvedge/contract/address-book.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../../lib/shop-context.tsx';
import { shopClient } from '../../session/shop-client.ts';

/** The shopper's own addresses. A guest has none, and a book that cannot be read keeps nobody from typing. */
export function useAddressBook(isSignedIn: boolean): readonly Address[] | undefined {
  const market = useMarket()?.id ?? '';
  const [addresses, setAddresses] = useState<readonly Address[] | undefined>(isSignedIn ? undefined : []);
  useEffect(() => {
    if (!isSignedIn) return setAddresses([]);
    let isOver = false;
    void attempt(shopClient(market)(addressBook.list, { params: { catalog: market } })).then((answer) => {
      if (!isOver) setAddresses(answer.hasError ? [] : answer.data);
    });
    return () => {
      isOver = true;
    };
  }, [isSignedIn, market]);
  return addresses;
}
