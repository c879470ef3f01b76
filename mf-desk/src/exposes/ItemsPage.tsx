import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { useMemo } from 'react';
import { ItemsPage } from '../items-page/ItemsPage';
import { itemsPath, itemsQuery } from '../items-page/items-path';
import { type ItemsRead, readItems } from '../items-page/read-items';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = ItemsRead | DeskFailure;

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const asked = itemsQuery(query);
  const data = await readItems(api, asked);
  if (data.kind === 'log-in') return toLogIn(itemsPath(asked));
  return { kind: 'page', data, head: { title: `Items, ${business.name}` } };
}

export function Page({ data, query }: PageProps<Data>) {
  const asked = useMemo(() => itemsQuery(query), [query]);
  return <ItemsPage key={itemsPath(asked)} first={data} query={asked} />;
}
