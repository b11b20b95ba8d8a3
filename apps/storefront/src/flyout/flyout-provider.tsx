import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { thirdParty } from '../lib/third-party.ts';
import { FlyoutContext, type FlyoutControl } from './flyout-context.ts';
import type { FlyoutName } from './flyout-name.ts';
import { closingTime, type FlyoutAction, flyoutQueue, noFlyout } from './flyout-queue.ts';
import { forbidsSuccessor } from './forbids-successor.ts';

export type ShownFlyout = { name: FlyoutName; props: unknown; closing: boolean; onClose: () => void };

type ProviderProps = {
  /** Shows one flyout. Comes from composition: a flyout holds a part of any feature, and features open flyouts. */
  Flyout: ComponentType<ShownFlyout>;
  children: ReactNode;
};

/** The one place from which flyouts open: one at a time, in the order of the queue. */
export function FlyoutProvider({ Flyout, children }: ProviderProps) {
  const [queue, show] = useState(noFlyout);
  // Whoever opens something is told at once whether it was opened.
  const latest = useRef(noFlyout);
  const page = usePage();
  const market = page.location.market?.id;
  const [control, dispatch] = useMemo(() => {
    const dispatch = (action: FlyoutAction) => {
      latest.current = flyoutQueue(latest.current, action);
      show(latest.current);
    };
    const control: FlyoutControl = {
      open(name, props, manner) {
        const isUnasked = manner === 'unasked';
        // A password is not typed beside a script of somebody else: the page to sign in is a document of its own.
        if (name === 'login' && thirdParty.isLeftFor) {
          if (!isUnasked) location.assign(`/${market}/login`);
          return !isUnasked;
        }
        dispatch({ type: 'open', flyout: { name, props, isUnasked, forbidsSuccessor: forbidsSuccessor(name) } });
        return !isUnasked || latest.current.current?.name === name;
      },
      close: (name) => dispatch({ type: 'close', ...(name && { name }) }),
    };
    return [control, dispatch];
  }, [market]);
  const { current, phase } = queue;
  const closing = phase === 'closing';

  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => dispatch({ type: 'closed' }), closingTime({ phase: 'closing', ...(current && { current }) }));
    return () => clearTimeout(timer);
  }, [closing, current, dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been reached, what was opened over the last one is done
  useEffect(() => dispatch({ type: 'close' }), [page.content._meta.url]);

  return (
    <FlyoutContext value={control}>
      {children}
      {current && (
        <PartBoundary resetOn={current}>
          <Suspense>
            <Flyout
              key={current.name}
              name={current.name as FlyoutName}
              props={current.props}
              closing={closing}
              onClose={() => control.close(current.name as FlyoutName)}
            />
          </Suspense>
        </PartBoundary>
      )}
    </FlyoutContext>
  );
}
