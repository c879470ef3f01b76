import { resetRequested, resetRequestedText } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { TextButton } from '@storefront/ui/text-link';
import { useEffect, useRef, useState } from 'react';
import { AccountLayout } from '../account-layout/AccountLayout';
import { ForgottenPasswordForm } from './ForgottenPasswordForm';

/** Asks for an e-mail address and says that a link was sent, whether or not there is an account. */
export function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const outcome = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo) outcome.current?.focus();
  }, [sentTo]);
  return (
    <AccountLayout
      title="Forgotten your password?"
      note="We send you a link to set a new one."
      other={
        <>
          <h2>Remembered it?</h2>
          <div>
            <LinkButton kind="quiet" href={urlTo('login')}>
              Log in
            </LinkButton>
          </div>
        </>
      }
    >
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
    </AccountLayout>
  );
}
