import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { NewPasswordPage } from '../new-password-page/NewPasswordPage';
import { type OpenLink, readLink } from '../new-password-page/read-link';
import { readResetToken } from '../new-password-page/reset-token';
import { type MemberRead, readAsMember } from '../read/read-as-member';

interface Data {
  readonly token: string | undefined;
  readonly first: MemberRead<OpenLink | undefined>;
}

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const token = readResetToken();
  const first = await readAsMember(async () => (token ? readLink(api, token) : undefined));
  const head = { title: `Set a new password, ${business.name}`, robots: 'noindex' } as const;
  return { kind: 'page', data: { token, first }, head };
}

export function Page({ data }: PageProps<Data>) {
  return <NewPasswordPage {...data} />;
}
