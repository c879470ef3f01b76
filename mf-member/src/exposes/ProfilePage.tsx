import type { MemberProfile } from '@storefront/api/entities/member-profile';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ProfilePage } from '../profile-page/ProfilePage';
import { readProfile } from '../profile-page/read-profile';
import { type MemberRead, readAsMember } from '../read/read-as-member';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<MemberProfile>>> {
  const data = await readAsMember(() => readProfile(api));
  return { kind: 'page', data, head: { title: `Your profile, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<MemberRead<MemberProfile>>) {
  return <ProfilePage first={data} />;
}
