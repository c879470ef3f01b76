import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ReferrerPage } from '../referrer-page/ReferrerPage';

export async function load({ business, params }: LoadContext): Promise<LoadResult<{ code: string }>> {
  const { code = '' } = params;
  return {
    kind: 'page',
    data: { code: /^[A-Za-z0-9-]{3,40}$/.test(code) ? code : '' },
    head: { title: `A friend thought of you, ${business.name}`, robots: 'noindex' },
  };
}

export function Page({ data }: PageProps<{ code: string }>) {
  return <ReferrerPage code={data.code} />;
}
