import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { RegisterPage } from '../register-page/RegisterPage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `Create an account, ${business.name}`, robots: 'noindex' } };
}

export function Page({ query }: PageProps<null>) {
  return <RegisterPage query={query} />;
}
