import { PageFrame } from '@storefront/ui/page-frame';
import { Skeleton } from '@storefront/ui/skeleton';

/** The shape of a page whose own remote is on its way. */
export function PageSkeleton() {
  return (
    <PageFrame width="single">
      <h1 className="sf-hidden">Loading</h1>
      <div className="sf-stack" aria-hidden="true">
        <Skeleton width="50%" height={36} />
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </PageFrame>
  );
}
