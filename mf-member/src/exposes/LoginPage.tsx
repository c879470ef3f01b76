import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { LoginPage } from '../login-page/LoginPage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `Log in, ${business.name}`, robots: 'noindex' } };
}

export function Page({ query }: PageProps<null>) {
  return <LoginPage query={query} />;
}
