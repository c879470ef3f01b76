import { restartText } from '@storefront/messages/shell-pages';
import { otherErrorTitle } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { replacePlainPage } from '../browser/forms/plain-page';
import { failureText, isUnrecoverable } from '../frame/notices/failure-text';
import { ErrorLayout } from './ErrorLayout';
import styles from './ErrorPage.module.css';
import { RestartSession } from './RestartSession';
import { isShop, wordsFor } from './words-for';

interface InAppFailureProps {
  /** The thrown error, if any. */
  readonly reason?: unknown;
  readonly onTryAgain: () => void;
}

/** A page of the in-app area that could not be loaded: the message, a retry in place, and the error page's links. */
export function InAppFailure({ reason, onTryAgain }: InAppFailureProps) {
  const { business } = usePageContext();
  const copy = wordsFor(business);
  const isFinal = isUnrecoverable(reason);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    replacePlainPage();
  }, []);
  // Moves the focus if the focused element was removed with the page; a focus elsewhere, as in the header, stays.
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
          <p className={styles.lead}>{failureText(reason)}</p>
          <p className="sf-muted">
            {isFinal
              ? restartText
              : (copy.systemErrorText ?? (isShop(business) ? 'Your basket is safe.' : 'Nothing that you did is lost.'))}
          </p>
          <div className={styles.again}>
            {isFinal ? (
              <RestartSession />
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
