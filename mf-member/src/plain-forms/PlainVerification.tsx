import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { HiddenFields } from '@storefront/forms/hidden-fields';
import { plainFields } from '@storefront/forms/plain-fields';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { CodeField } from '../one-time-code/CodeField';
import { codeSentTo, toVerify, verificationWords, verifiedIn } from '../verification-page/verification.model';
import { PlainForm } from './PlainForm';

interface PlainVerificationProps {
  readonly profile: MemberProfile;
  readonly query: Readonly<Record<string, string>>;
  /** Where the member was going. */
  readonly target: string;
  /** The same as the forms carry it on. */
  readonly from: string | undefined;
  readonly returned: ReturnedForm | undefined;
}

/** The verification before any script: one form sends a code, the other takes it. */
export function PlainVerification({ profile, query, target, from, returned }: PlainVerificationProps) {
  const what = toVerify(profile);
  const done = verifiedIn(query) ?? (what === 'nothing' ? what : undefined);
  if (done)
    return (
      <div className="sf-stack">
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {verificationWords(done).done}
        </Notice>
        <LinkButton big wide href={target}>
          Continue
        </LinkButton>
      </div>
    );
  const address =
    what === 'email' ? profile.emailAddress : (profile.mobileContactNumberDisplay ?? profile.mobileContactNumber);
  const sentTo = query.sent === '1' ? (returned?.values.sentTo ?? address ?? undefined) : undefined;
  const requestPath = actionPath('member', 'request-verification');
  if (!sentTo)
    return (
      <PlainForm action={requestPath} returned={returned} carried={{ from }}>
        <p>{address}</p>
        <Button type="submit" big wide>
          Send me a code
        </Button>
      </PlainForm>
    );
  return (
    <div className="sf-stack">
      <p>{codeSentTo(sentTo)}</p>
      <PlainForm action={actionPath('member', 'check-verification')} returned={returned} carried={{ from, sentTo }}>
        <CodeField
          {...plainFields(['verificationCode'], returned)('verificationCode')}
          {...(!returned?.message && { autoFocus: true })}
        />
        <Button type="submit" big wide>
          Verify
        </Button>
      </PlainForm>
      <form method="post" action={requestPath}>
        <HiddenFields values={{ from, sentTo }} />
        <Button type="submit" kind="quiet">
          Send a new code
        </Button>
      </form>
    </div>
  );
}
