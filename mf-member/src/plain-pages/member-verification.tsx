import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { PlainVerification } from '../plain-forms/PlainVerification';
import { carriedTarget, plainTarget } from '../target/plain-entry';
import { VerificationLayout } from '../verification-page/VerificationLayout';
import { toVerify, verifiedIn } from '../verification-page/verification.model';

export const calls = (): readonly CallStep[] => [{ kind: 'call', operation: 'GET /member/profile', body: undefined }];

export const title = (): string => 'Verification';

export function PlainPage({ query, replies, returned }: PlainPageProps) {
  const profile = replyTo(replies, 'GET /member/profile');
  if (!profile) return null;
  const target = plainTarget(query.from);
  return (
    <VerificationLayout what={verifiedIn(query) ?? toVerify(profile)} target={target}>
      <PlainVerification
        profile={profile}
        query={query}
        target={target}
        returned={returned}
        from={carriedTarget(target)}
      />
    </VerificationLayout>
  );
}
