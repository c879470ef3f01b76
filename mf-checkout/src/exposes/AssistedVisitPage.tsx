import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { AssistedVisitPage } from '../assisted-visit/AssistedVisitPage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `Order for a shopper, ${business.name}`, robots: 'noindex' } };
}

export function Page() {
  return <AssistedVisitPage />;
}
