import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { StoresNearByPage } from '../stores-near-by/StoresNearByPage';
import { searchStores } from '../stores-near-by/search-stores';
import { foundStores, type StoresNearByData } from '../stores-near-by/stores-near-by-data';

export async function load(context: LoadContext): Promise<LoadResult<StoresNearByData>> {
  const { business, query } = context;
  const wanted = query.fulfilment ?? business.copy.firstFulfilment;
  const fulfilment = wanted === 'collection' ? 'collection' : 'delivery';
  const { postcode } = query;
  if (postcode === undefined)
    return {
      kind: 'page',
      data: { fulfilment },
      head: { title: `Find a store, ${business.name}`, canonical: '/stores-near-by' },
    };
  const typed = postcode.slice(0, 100);
  const head = { title: `Stores near ${typed.trim() || 'you'}, ${business.name}`, robots: 'noindex' as const };
  const outcome = await searchStores(context, typed, fulfilment);
  if (outcome.kind === 'refused')
    return {
      kind: 'page',
      data: { fulfilment, postcode: typed, problem: outcome.message },
      head,
      status: outcome.status,
    };
  const found = foundStores(outcome.found, fulfilment, new Date());
  const refusal = query.problem ? { code: query.problem, storeId: Number(query.store) || undefined } : undefined;
  return {
    kind: 'page',
    data: { fulfilment, postcode: found.place?.postcode ?? typed, ...found, refusal },
    head,
  };
}

export function Page({ data }: PageProps<StoresNearByData>) {
  return <StoresNearByPage data={data} />;
}
