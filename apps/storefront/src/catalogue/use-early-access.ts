import { soldFrom } from '@selvedge/domain/catalogue/sold-from.ts';
import { useToggles } from '../lib/shop-context.tsx';
import { useIsMember } from './use-is-member.ts';

type Coming = { comingSoonProduct?: string | undefined };

/** What is coming is sold to members already, where the market says so. The basket asks the server. */
export function useEarlyAccess(isAsked = true): <T extends Coming>(product: T) => { product: T; isEarly: boolean } {
  const { earlyAccessHours } = useToggles();
  const isMember = useIsMember(isAsked && earlyAccessHours > 0);
  return (product) => {
    const coming = product.comingSoonProduct ? Date.parse(product.comingSoonProduct) : Number.NaN;
    const isEarly = isMember && soldFrom(coming, { isMember, earlyAccessHours }) <= Date.now();
    return { product: isEarly ? { ...product, comingSoonProduct: '' } : product, isEarly };
  };
}
