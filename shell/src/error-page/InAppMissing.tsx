import { pageNotFound } from '@storefront/messages/system';
import { ErrorLayout } from './ErrorLayout';
import styles from './ErrorPage.module.css';

/** A missing page of the in-app area: its owner's message, and the error page's links. */
export function InAppMissing({ message }: { message: string }) {
  return (
    <ErrorLayout
      missing
      words={
        <div className={styles.words}>
          <p className="sf-muted">404{message !== pageNotFound && `. ${pageNotFound}`}</p>
          <h1 tabIndex={-1}>{message}</h1>
        </div>
      }
    />
  );
}
