import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { MyDetailsPage } from '../my-details-page/MyDetailsPage';
import { type MyDetails, readMyDetails } from '../my-details-page/read-my-details';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MyDetails>> {
  const data = await readMyDetails(api);
  return { kind: 'page', data, head: { title: `Your details, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<MyDetails>) {
  return <MyDetailsPage first={data} />;
}
