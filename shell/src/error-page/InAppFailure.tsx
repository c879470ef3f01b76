import { startAfreshText } from '@storefront/messages/shell-pages';
import { otherErrorTitle } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { useEffect, useRef } from 'react';
import { failureWords, isUnrecoverable } from '../frame/failure-words';
import { ErrorLayout } from './ErrorLayout';
import styles from './ErrorPage.module.css';
import { StartAfresh } from './StartAfresh';

interface InAppFailureProps {
  /** What was thrown, if anything. */
  readonly reason?: unknown;
  readonly onTryAgain: () => void;
}

/** A page of the in-app area that could not be brought: what happened, another try in place, and the error page's ways on. */
export function InAppFailure({ reason, onTryAgain }: InAppFailureProps) {
  const { copy } = usePageContext().business;
  const isFinal = isUnrecoverable(reason);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed or read last is gone with the page that it stood on. Whoever is elsewhere, as in the header, stays there.
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ErrorLayout
      missing={false}
      words={
        <div className={styles.words} role="alert">
          <h1 ref={heading} tabIndex={-1}>
            {otherErrorTitle}
          </h1>
          <p className={styles.lead}>{failureWords(reason)}</p>
          <p className="sf-muted">{isFinal ? startAfreshText : (copy.systemErrorText ?? 'Your basket is safe.')}</p>
          <div className={styles.again}>
            {isFinal ? (
              <StartAfresh />
            ) : (
              <Button icon={<RefreshIcon />} onClick={onTryAgain}>
                Try again
              </Button>
            )}
          </div>
        </div>
      }
    />
  );
}
