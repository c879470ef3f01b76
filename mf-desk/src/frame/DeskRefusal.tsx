import { ErrorState } from '@storefront/ui/error-state';
import { LinkButton } from '@storefront/ui/link-button';
import { Skeleton } from '@storefront/ui/skeleton';
import { useEffect } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { useLogIn } from '../navigation/use-log-in';
import styles from './DeskRefusal.module.css';

export interface DeskRefusalProps {
  readonly reading: DeskFailure | { readonly kind: 'loading' };
  /** The page's title. */
  readonly title: string;
  /** The page's path, to come back to after a log-in. */
  readonly path: string;
  readonly onRetry: () => void;
}

/** What a page shows instead of its content: that it loads, failed, is not for this role, or needs a log-in. */
export function DeskRefusal({ reading, title, path, onRetry }: DeskRefusalProps) {
  const logIn = useLogIn(path);
  const { kind } = reading;
  useEffect(() => {
    if (kind === 'log-in') logIn();
  }, [kind, logIn]);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{title}</h1>
      {kind === 'failed' && (
        <ErrorState title="This page could not be read." onRetry={onRetry}>
          Check the connection. Nothing that you did is lost.
        </ErrorState>
      )}
      {kind === 'no-right' && (
        <>
          <ErrorState title="Your role has no right to this page.">An administrator can change your role.</ErrorState>
          <LinkButton href={deskPaths.today}>Back to Today</LinkButton>
        </>
      )}
      {(kind === 'loading' || kind === 'log-in') && <Skeleton />}
    </main>
  );
}
