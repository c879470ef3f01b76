import { otherErrorTitle, systemError } from '@storefront/messages/system';
import { ErrorState } from '@storefront/ui/error-state';
import { PageFrame } from '@storefront/ui/page-frame';

/** A page of the in-app area that could not be brought: what happened, and another try in place. */
export function PageFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <PageFrame width="single">
      <h1 className="sf-hidden">{otherErrorTitle}</h1>
      <ErrorState title={systemError} onRetry={onTryAgain}>
        <p>Your basket is safe.</p>
      </ErrorState>
    </PageFrame>
  );
}
