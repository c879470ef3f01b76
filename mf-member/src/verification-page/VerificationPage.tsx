import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { readProfile } from '../profile-page/read-profile';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { targetAfterLogin } from '../target/target.model';
import { Verification } from './Verification';

interface VerificationPageProps {
  readonly first: MemberRead<MemberProfile>;
  readonly query: Readonly<Record<string, string>>;
}

export function VerificationPage({ first, query }: VerificationPageProps) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readProfile(api)), [api]),
    first,
  );
  const target = targetAfterLogin([query.from], window.location.origin);
  return (
    <ReadPart reading={reading} failure={systemError} onRetry={again}>
      {(profile) => <Verification profile={profile} target={target} query={query} />}
    </ReadPart>
  );
}
