import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ChangePasswordPage } from '../change-password-page/ChangePasswordPage';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { readWays } from '../ways-to-log-in/read-ways';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<WaysToLogIn>>> {
  const data = await readAsMember(() => readWays(api));
  return { kind: 'page', data, head: { title: `Change password, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<MemberRead<WaysToLogIn>>) {
  return <ChangePasswordPage first={data} query={query} />;
}
