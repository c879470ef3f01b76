import { PageFrame } from '@storefront/ui/page-frame';
import { Skeleton } from '@storefront/ui/skeleton';
import { NoScript } from './NoScript';
import styles from './NoScript.module.css';

/** The shape of a page whose own remote is on its way; without scripts it never comes, which is said. */
export function PageSkeleton() {
  return (
    <PageFrame width="single">
      <NoScript />
      <h1 className={`sf-hidden ${styles.wait}`}>Loading</h1>
      <div className={`sf-stack ${styles.wait}`} aria-hidden="true">
        <Skeleton width="50%" height={36} />
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </PageFrame>
  );
}
