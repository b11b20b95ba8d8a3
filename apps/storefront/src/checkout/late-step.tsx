import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

type Load = () => Promise<ComponentType>;

const fetched = new Map<string, ComponentType>();

type LateStepProps = {
  /** Stays the same between renders. */
  load: Load;
  /** By which the step before it may have fetched it already: then nothing flickers in between. */
  name?: string;
  next?: readonly [name: string, load: Load];
};

/** What a shopper buys is known in the browser only, so what shows it is fetched there, too. */
export function LateStep({ load, name, next }: LateStepProps) {
  const { heading } = usePage().content;
  const [Step, setStep] = useState<ComponentType | undefined>(() => (name ? fetched.get(name) : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one step, and that has one that follows
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    load().then((loaded) => setStep(() => loaded), Boolean);
    const timer = setTimeout(() => next?.[1]().then((loaded) => fetched.set(next[0], loaded), Boolean), 1500);
    return () => clearTimeout(timer);
  }, [load]);
  return Step ? <Step /> : <CheckoutSkeleton title={heading} />;
}
