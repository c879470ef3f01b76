import type { MemberProfile } from '@storefront/api/entities/member-profile';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { readProfile } from '../profile-page/read-profile';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { VerificationPage } from '../verification-page/VerificationPage';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<MemberProfile>>> {
  const data = await readAsMember(() => readProfile(api));
  return { kind: 'page', data, head: { title: `Verification, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<MemberRead<MemberProfile>>) {
  return <VerificationPage first={data} query={query} />;
}
