import type { MemberSession } from '@storefront/api/entities/member-session';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DevicesPage } from '../devices-page/DevicesPage';
import { readSessions } from '../devices-page/read-sessions';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { readWays } from '../ways-to-log-in/read-ways';

interface Data {
  readonly sessions: MemberRead<readonly MemberSession[]>;
  readonly ways: MemberRead<WaysToLogIn>;
}

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const [sessions, ways] = await Promise.all([
    readAsMember(() => readSessions(api)),
    readAsMember(() => readWays(api)),
  ]);
  return {
    kind: 'page',
    data: { sessions, ways },
    head: { title: `Log-in and devices, ${business.name}`, robots: 'noindex' },
  };
}

export function Page({ data, query }: PageProps<Data>) {
  return <DevicesPage {...data} query={query} />;
}
