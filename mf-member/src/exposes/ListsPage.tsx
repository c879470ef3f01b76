import { shared } from '@storefront/bus/bus';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ListsPage } from '../lists-page/ListsPage';
import { type Lists, listIdOf, readLists } from '../lists-page/read-lists';
import { type MemberRead, readAsMember } from '../read/read-as-member';

export async function load({ api, query, business }: LoadContext): Promise<LoadResult<MemberRead<Lists>>> {
  const data = await readAsMember(() => readLists(api, listIdOf(query), shared.store.get()?.id));
  return { kind: 'page', data, head: { title: `Favourites and lists, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<MemberRead<Lists>>) {
  return <ListsPage first={data} listId={listIdOf(query)} />;
}
