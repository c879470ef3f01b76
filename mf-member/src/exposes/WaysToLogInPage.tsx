import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { readWays } from '../ways-page/read-ways';
import { WaysPage } from '../ways-page/WaysPage';

type Data = MemberRead<WaysToLogIn>;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readWays(api));
  return { kind: 'page', data, head: { title: `Ways to log in, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<Data>) {
  return <WaysPage first={data} query={query} />;
}
