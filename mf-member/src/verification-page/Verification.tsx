import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ErrorNotice } from '@storefront/ui/error-notice';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { requestCode } from './request-code';
import { VerificationLayout } from './VerificationLayout';
import { VerifyForm } from './VerifyForm';
import { toVerify, verificationWords } from './verification.model';

interface VerificationProps {
  readonly profile: MemberProfile;
  readonly target: string;
  /** The registration has sent the code. */
  readonly isSent: boolean;
}

/** Verifies the e-mail address or the phone number: sends a code, then takes it. */
export function Verification({ profile, target, isSent }: VerificationProps) {
  const { api } = usePageContext();
  const what = toVerify(profile);
  const [sentTo, setSentTo] = useState(isSent && what === 'email' ? profile.emailAddress : undefined);
  const [isDone, setDone] = useState(what === 'nothing');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
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
          <VerifyForm sentTo={sentTo} onVerified={() => setDone(true)} />
        ) : (
          <>
            <p>{what === 'email' ? profile.emailAddress : profile.mobileContactNumber}</p>
            <Button big wide busy={busy} onClick={send}>
              Send me a code
            </Button>
          </>
        )}
      </div>
    </VerificationLayout>
  );
}
