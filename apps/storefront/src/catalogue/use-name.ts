import { writeName } from '@selvedge/domain/catalogue/write-name.ts';
import { useMarket } from '../lib/shop-context.tsx';

/** Writes names of goods as they break in the market's language. What is copied, searched or told to others keeps the plain name. */
export function useName(): (name: string) => string {
  const locale = useMarket()?.id ?? 'en-GB';
  return (name) => writeName(name, locale);
}
