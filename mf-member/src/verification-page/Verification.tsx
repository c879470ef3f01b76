import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { ErrorNotice } from '@storefront/ui/error-notice';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { requestCode } from './request-code';
import { VerificationLayout } from './VerificationLayout';
import { VerifyForm } from './VerifyForm';
import { toVerify, verificationWords, verifiedIn } from './verification.model';

interface VerificationProps {
  readonly profile: MemberProfile;
  readonly target: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Verifies the e-mail address or the phone number: sends a code, then takes it. */
export function Verification({ profile, target, query }: VerificationProps) {
  const { api } = usePageContext();
  const verified = verifiedIn(query);
  const what = verified ?? toVerify(profile);
  const before = usePlainForm(actionPath('member', 'check-verification'));
  const request = usePlainForm(actionPath('member', 'request-verification'));
  // The registration has sent the code.
  const isSent = query.sent === '1' && what === 'email';
  const [sentTo, setSentTo] = useState(before?.values.sentTo ?? (isSent ? profile.emailAddress : undefined));
  const [isDone, setDone] = useState(verified !== undefined || what === 'nothing');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(before ? undefined : request?.refusal.message);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const sent = await requestCode(api);
    setBusy(false);
    setFailure(typeof sent === 'string' ? sent : undefined);
    if (typeof sent !== 'string') setSentTo(sent.sentTo);
  };
  return (
    <VerificationLayout what={what} target={target}>
      <div className="sf-stack">
        {failure && <ErrorNotice error={failure} />}
        {isDone ? (
          <>
            <Notice kind="success" role="status" icon={<CheckIcon />}>
              {verificationWords(what).done}
            </Notice>
            <LinkButton big wide href={target}>
              Continue
            </LinkButton>
          </>
        ) : sentTo ? (
          <VerifyForm sentTo={sentTo} before={before} onVerified={() => setDone(true)} />
        ) : (
          <>
            <p>
              {what === 'email'
                ? profile.emailAddress
                : (profile.mobileContactNumberDisplay ?? profile.mobileContactNumber)}
            </p>
            <Button big wide busy={busy} onClick={send}>
              Send me a code
            </Button>
          </>
        )}
      </div>
    </VerificationLayout>
  );
}
