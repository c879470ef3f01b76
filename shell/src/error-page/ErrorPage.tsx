import { restartText } from '@storefront/messages/shell-pages';
import { pageNotFound, pageNotFoundText, unrecoverableError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { LinkButton } from '@storefront/ui/link-button';
import type { PageError } from '../render/render-job.types';
import { ErrorLayout } from './ErrorLayout';
import styles from './ErrorPage.module.css';
import { RestartSession } from './RestartSession';
import { isShop, wordsFor } from './words-for';

/** Shows what went wrong, with a retry if it may help. */
export function ErrorPage({ status, message, detail }: PageError) {
  const { business, url } = usePageContext();
  const copy = wordsFor(business);
  const missing = status === 404;
  // A retry does not help, because the session's data causes the error.
  const isFinal = message === unrecoverableError;
  return (
    <ErrorLayout
      missing={missing}
      words={
        <div className={styles.words}>
          <p className="sf-muted">
            {status}
            {missing && message !== pageNotFound && `. ${pageNotFound}`}
          </p>
          <h1 tabIndex={-1}>{message}</h1>
          <p className={styles.lead}>{detail ?? (missing ? copy.notFound : copy.systemError)}</p>
          <p className="sf-muted">
            {isFinal
              ? restartText
              : missing
                ? (copy.notFoundText ??
                  (isShop(business) ? pageNotFoundText : 'The page has moved, or its address is mistyped.'))
                : (copy.systemErrorText ?? 'Nothing has been lost.')}
          </p>
        </div>
      }
      ways={
        isFinal ? (
          <RestartSession />
        ) : (
          !missing &&
          status !== 410 && (
            <LinkButton href={url} icon={<RefreshIcon />}>
              Try again
            </LinkButton>
          )
        )
      }
    />
  );
}
