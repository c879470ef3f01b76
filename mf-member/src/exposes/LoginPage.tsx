import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { LoginPage } from '../login-page/LoginPage';

export async function load({ business, query }: LoadContext): Promise<LoadResult<null>> {
  const title = query.with === 'code' ? 'Log in with a code' : 'Log in';
  return { kind: 'page', data: null, head: { title: `${title}, ${business.name}`, robots: 'noindex' } };
}

export function Page({ query }: PageProps<null>) {
  return <LoginPage query={query} />;
}
