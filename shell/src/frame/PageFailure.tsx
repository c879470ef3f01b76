import { connectionLost, otherErrorTitle, systemError } from '@storefront/messages/system';
import { ErrorState } from '@storefront/ui/error-state';
import { PageFrame } from '@storefront/ui/page-frame';

/** Codes of calls that nobody answered. */
const NO_ANSWER = ['network', 'timeout', 'upstream_timeout', 'upstream_unavailable'];

interface PageFailureProps {
  /** What was thrown, if anything: a call without an answer is told from a failure. */
  readonly reason?: unknown;
  readonly onTryAgain: () => void;
}

/** A page of the in-app area that could not be brought: what happened, and another try in place. */
export function PageFailure({ reason, onTryAgain }: PageFailureProps) {
  const code = (reason as { code?: unknown } | undefined)?.code;
  const unanswered = typeof code === 'string' && NO_ANSWER.includes(code);
  return (
    <PageFrame width="single">
      <h1 className="sf-hidden">{otherErrorTitle}</h1>
      <ErrorState title={unanswered ? connectionLost : systemError} onRetry={onTryAgain}>
        <p>Your basket is safe.</p>
      </ErrorState>
    </PageFrame>
  );
}
