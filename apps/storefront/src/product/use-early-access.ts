import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { soldFrom } from '@selvedge/domain/catalogue/sold-from.ts';
import { useEffect, useState } from 'react';
import { useToggles } from '../lib/shop-context.tsx';

/** What is coming is sold to members already. Known in the browser only: a kept page is everybody's; the basket asks the server. */
export function useEarlyAccess(product: ProductDetail): ProductDetail {
  const { earlyAccessHours } = useToggles();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const isMember = 'member' in document.documentElement.dataset;
    setOpen(soldFrom(Date.parse(product.comingSoonProduct), { isMember, earlyAccessHours }) <= Date.now());
  }, [product, earlyAccessHours]);
  return isOpen ? { ...product, comingSoonProduct: '' } : product;
}
