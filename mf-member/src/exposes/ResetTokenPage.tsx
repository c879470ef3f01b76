import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ResetTokenPage } from '../new-password-page/ResetTokenPage';
import { type OpenLink, readLink } from '../new-password-page/read-link';
import { type MemberRead, readAsMember } from '../read/read-as-member';

type Data = MemberRead<OpenLink | undefined>;

export async function load({ api, params, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readLink(api, params.token ?? ''));
  return { kind: 'page', data, head: { title: `Set a new password, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, params }: PageProps<Data>) {
  return <ResetTokenPage first={data} token={params.token ?? ''} />;
}
