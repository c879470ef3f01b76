import { resetRequested, resetRequestedText } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { TextButton } from '@storefront/ui/text-link';
import { useEffect, useRef, useState } from 'react';
import { ForgottenPasswordForm } from './ForgottenPasswordForm';
import { ForgottenPasswordFrame } from './ForgottenPasswordFrame';
import { sentBefore } from './sent-before';

/** Asks for an e-mail address and says that a link was sent, whether or not there is an account. */
export function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState(sentBefore);
  const outcome = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo) outcome.current?.focus();
  }, [sentTo]);
  return (
    <ForgottenPasswordFrame>
      {sentTo ? (
        <div className="sf-stack">
          <h2 ref={outcome} tabIndex={-1}>
            {resetRequested}
          </h2>
          <p>{fill(resetRequestedText, sentTo)}</p>
          <div>
            <TextButton onClick={() => setSentTo(undefined)}>Use another email address</TextButton>
          </div>
        </div>
      ) : (
        <ForgottenPasswordForm onSent={setSentTo} />
      )}
    </ForgottenPasswordFrame>
  );
}
