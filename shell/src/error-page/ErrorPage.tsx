import { startAfreshText } from '@storefront/messages/shell-pages';
import { pageNotFound, pageNotFoundText, unrecoverableError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import { PlainSearch } from '../plain-search/PlainSearch';
import type { PageError } from '../render/render-job.types';
import styles from './ErrorPage.module.css';
import { ErrorPicture } from './ErrorPicture';

/** Says what went wrong and offers the ways on that always work: a plain store search, home, and another try. */
export function ErrorPage({ status, message, detail }: PageError) {
  const { business, url } = usePageContext();
  const { copy } = business;
  const missing = status === 404;
  // No retry mends it: what the session holds is in the way.
  const isFinal = message === unrecoverableError;
  return (
    <PageFrame>
      <div className={styles.page}>
        <ErrorPicture missing={missing} />
        <div className={styles.words}>
          <p className="sf-muted">
            {status}
            {missing && message !== pageNotFound && `. ${pageNotFound}`}
          </p>
          <h1 tabIndex={-1}>{message}</h1>
          <p className={styles.lead}>{detail ?? (missing ? copy.notFound : copy.systemError)}</p>
          <p className="sf-muted">
            {isFinal
              ? startAfreshText
              : missing
                ? (copy.notFoundText ?? pageNotFoundText)
                : (copy.systemErrorText ?? 'Nothing you did is lost.')}
          </p>
        </div>
        <div className={styles.ways}>
          <PlainSearch />
          <div className={styles.links}>
            {isFinal && (
              <form method="post" action="/actions/afresh">
                <Button type="submit" icon={<RefreshIcon />}>
                  Start afresh
                </Button>
              </form>
            )}
            {!missing && !isFinal && status !== 410 && (
              <LinkButton href={url} icon={<RefreshIcon />}>
                Try again
              </LinkButton>
            )}
            <a className="sf-link" href={urlTo('index')}>
              Home
            </a>
            <a className="sf-link" href={urlTo('store-all')}>
              All stores
            </a>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
