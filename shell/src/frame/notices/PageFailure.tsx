import { otherErrorTitle } from '@storefront/messages/system';
import { ErrorState } from '@storefront/ui/error-state';
import { PageFrame } from '@storefront/ui/page-frame';
import { failureText } from './failure-text';

/** The in-app area itself could not be loaded: the message, and a retry in place. */
export function PageFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <PageFrame width="single">
      <h1 className="sf-hidden">{otherErrorTitle}</h1>
      <ErrorState title={failureText(undefined)} onRetry={onTryAgain}>
        <p>Your basket is safe.</p>
      </ErrorState>
    </PageFrame>
  );
}
