import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DealsPage } from '../deals-page/DealsPage';
import { type DealsRead, readDeals } from '../deals-page/read-deals';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = DealsRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readDeals(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.deals);
  return { kind: 'page', data, head: { title: `Deals, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  return <DealsPage first={data} />;
}
