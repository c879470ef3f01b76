import { sessionExpired } from '@storefront/messages/account';
import type { Reading } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { ErrorState } from '@storefront/ui/error-state';
import { LockIcon } from '@storefront/ui/icons/lock';
import { LinkButton } from '@storefront/ui/link-button';
import { Skeleton } from '@storefront/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './ReadPart.module.css';
import type { MemberRead } from './read-as-member';

interface ReadPartProps<Data> {
  readonly reading: Reading<MemberRead<Data>>;
  /** What failed, in words. */
  readonly failure: string;
  readonly onRetry: () => void;
  readonly small?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** The content of a read, or its skeleton, its error, or the end of the session. */
export function ReadPart<Data>({ reading, failure, onRetry, small, children }: ReadPartProps<Data>) {
  if (reading.kind === 'read') return children(reading.data);
  if (reading.kind === 'failed') return <ErrorState title={failure} onRetry={onRetry} small={small} />;
  if (reading.kind === 'logged-out')
    return (
      <EmptyState
        title={sessionExpired}
        art={<LockIcon />}
        action={<LinkButton href={urlTo('login')}>Log in</LinkButton>}
      />
    );
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      {(small ? ['a'] : ['a', 'b', 'c']).map((key) => (
        <Skeleton key={key} height={72} />
      ))}
    </div>
  );
}
