import { closingTime, flyoutQueue, noFlyout } from '@selvedge/domain/flyout/flyout-queue.ts';
import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer } from 'react';
import { loadShared } from '../lib/shared.ts';
import { usePage } from '../lib/shop-context.tsx';
import { FlyoutContext, type FlyoutControl } from './flyout-context.ts';
import type { FlyoutName } from './flyout-name.ts';
import { forbidsSuccessor } from './forbids-successor.ts';
import { useInvitations } from './use-invitations.ts';
import { useSignInWatch } from './use-sign-in-watch.ts';

const FlyoutHost = lazy(async () => {
  const [{ FlyoutHost: Host }] = await Promise.all([import('./flyout-host.tsx'), loadShared()]);
  return { default: Host };
});

/** The one place from which flyouts open: one at a time, in the order of the queue. */
export function FlyoutProvider({ children }: { children: ReactNode }) {
  const [queue, dispatch] = useReducer(flyoutQueue, noFlyout);
  const page = usePage();
  const control = useMemo<FlyoutControl>(
    () => ({
      open(name, props) {
        dispatch({ type: 'open', flyout: { name, props, forbidsSuccessor: forbidsSuccessor(name) } });
        return true;
      },
      close: (name) => dispatch({ type: 'close', ...(name && { name }) }),
    }),
    [],
  );
  const { current, phase } = queue;
  const closing = phase === 'closing';

  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => dispatch({ type: 'closed' }), closingTime({ phase: 'closing', ...(current && { current }) }));
    return () => clearTimeout(timer);
  }, [closing, current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been reached, what was opened over the last one is done
  useEffect(() => dispatch({ type: 'close' }), [page.content._meta.url]);
  useInvitations(control);
  useSignInWatch(control);

  return (
    <FlyoutContext value={control}>
      {children}
      {current && (
        <PartBoundary resetOn={current}>
          <Suspense>
            <FlyoutHost
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
