import type { MemberProfile } from '@storefront/api/entities/member-profile';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ProfilePage } from '../profile-page/ProfilePage';
import { readProfile } from '../profile-page/read-profile';
import { type Read, read } from '../read/read';

export async function load({ api, business }: LoadContext): Promise<LoadResult<Read<MemberProfile>>> {
  const data = await read(() => readProfile(api));
  return { kind: 'page', data, head: { title: `Your details, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<Read<MemberProfile>>) {
  return <ProfilePage first={data} />;
}
