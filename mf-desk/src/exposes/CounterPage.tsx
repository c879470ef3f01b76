import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `Counter, ${business.name}` } };
}

export function Page() {
  return <h1>Counter</h1>;
}
