import type { MemberSession } from '@storefront/api/entities/member-session';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DevicesPage } from '../devices-page/DevicesPage';
import { readSessions } from '../devices-page/read-sessions';
import { type MemberRead, readAsMember } from '../read/read-as-member';

type Data = MemberRead<readonly MemberSession[]>;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readSessions(api));
  return { kind: 'page', data, head: { title: `Your devices, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<Data>) {
  return <DevicesPage first={data} />;
}
