import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readStore, type StoreRead } from '../store-page/read-store';
import { StorePage } from '../store-page/StorePage';

type Data = StoreRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readStore(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.store);
  return { kind: 'page', data, head: { title: `Store, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  return <StorePage first={data} />;
}
