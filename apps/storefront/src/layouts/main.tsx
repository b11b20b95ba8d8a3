import type { ReactNode } from 'react';

/** The target of the skip link, and of focus after a navigation. */
export function Main({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
