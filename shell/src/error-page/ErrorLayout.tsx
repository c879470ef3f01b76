import { urlTo } from '@storefront/routes/url-to';
import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';
import { usePathTo } from '../navigation/navigation-context';
import { PlainSearch } from '../plain-search/PlainSearch';
import styles from './ErrorPage.module.css';
import { ErrorPicture } from './ErrorPicture';

interface ErrorLayoutProps {
  /** There is no such thing; else the fault is ours. */
  readonly missing: boolean;
  readonly words: ReactNode;
  /** Ways on that this error has besides those that always work. */
  readonly ways?: ReactNode;
}

/** The business's picture for it, what went wrong, and the ways on that always work: a plain store search, home, all stores. */
export function ErrorLayout({ missing, words, ways }: ErrorLayoutProps) {
  const to = usePathTo();
  return (
    <PageFrame>
      <div className={styles.page}>
        <ErrorPicture missing={missing} />
        {words}
        <div className={styles.ways}>
          <PlainSearch />
          <div className={styles.links}>
            {ways}
            <a className="sf-link" href={urlTo('index')}>
              Home
            </a>
            <a className="sf-link" href={to('all-stores')}>
              All stores
            </a>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
