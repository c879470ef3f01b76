import { PageFrame } from '@storefront/ui/page-frame';
import { Skeleton } from '@storefront/ui/skeleton';
import { NoScript } from './NoScript';
import styles from './NoScript.module.css';

/** The skeleton of a page whose remote is loading; without scripts a message says that it needs them. */
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
