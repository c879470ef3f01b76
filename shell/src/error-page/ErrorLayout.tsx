import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';
import { usePathTo } from '../navigation/navigation-context';
import { PlainSearch } from '../plain-search/PlainSearch';
import styles from './ErrorPage.module.css';
import { ErrorPicture } from './ErrorPicture';
import { isShop } from './words-for';

interface ErrorLayoutProps {
  /** True for a missing page, false for a failure. */
  readonly missing: boolean;
  readonly words: ReactNode;
  /** Additional links for this error. */
  readonly ways?: ReactNode;
}

/**
 * The business's error picture, the message, and the links that always work: a plain store search, home, all stores.
 */
export function ErrorLayout({ missing, words, ways }: ErrorLayoutProps) {
  const to = usePathTo();
  // Staff hosts have no store search.
  const hasStores = isShop(usePageContext().business);
  return (
    <PageFrame>
      <div className={styles.page}>
        <ErrorPicture missing={missing} />
        {words}
        <div className={styles.ways}>
          {hasStores && <PlainSearch />}
          <div className={styles.links}>
            {ways}
            <a className="sf-link" href={urlTo('index')}>
              Home
            </a>
            {hasStores && (
              <a className="sf-link" href={to('all-stores')}>
                All stores
              </a>
            )}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
