import { Button } from '@storefront/ui/button';
import { ErrorNotice } from '@storefront/ui/error-notice';
import { useState } from 'react';
import { useCountdown } from './use-countdown';

interface ResendCodeProps {
  /** Seconds after which a further code can be sent. */
  readonly seconds: number;
  /** Sends a further code; the text of a failure. */
  readonly onResend: () => Promise<string | undefined>;
}

/** Sends a further code, once the time between two codes has passed. */
export function ResendCode({ seconds, onResend }: ResendCodeProps) {
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const left = useCountdown(seconds, round);
  const resend = async () => {
    if (left > 0 || busy) return;
    setBusy(true);
    const failed = await onResend();
    setBusy(false);
    setFailure(failed);
    if (!failed) setRound(round + 1);
  };
  return (
    <>
      {failure && <ErrorNotice error={failure} />}
      <div>
        <Button kind="quiet" busy={busy} aria-disabled={left > 0} onClick={resend}>
          {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
        </Button>
      </div>
      <p className="sf-hidden" role="status">
        {round > 0 && !failure && 'A new code has been sent.'}
      </p>
    </>
  );
}
