import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { UnsubscribePage } from '../unsubscribe-page/UnsubscribePage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `News and offers by email, ${business.name}`, robots: 'noindex' } };
}

export function Page({ query }: PageProps<null>) {
  return <UnsubscribePage query={query} />;
}
