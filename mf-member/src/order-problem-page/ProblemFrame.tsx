import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';

/** The frame of the page that reports a problem, for members and guests. */
export function ProblemFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame width="narrow">
      <div className="sf-stack">
        <h1 tabIndex={-1}>Report a problem</h1>
        {children}
      </div>
    </PageFrame>
  );
}
