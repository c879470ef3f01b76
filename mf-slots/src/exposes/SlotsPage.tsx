import type { StoreDetails } from '@storefront/api/entities/store';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { loadStore } from '../slots-page/load-store';
import { SlotsPage } from '../slots-page/SlotsPage';

/** A store that takes orders only for later days has its times in the calendar. */
export async function load(context: LoadContext): Promise<LoadResult<StoreDetails>> {
  const result = await loadStore(context);
  if (result.kind !== 'page') return result;
  const { onlyFutureSlots, orderDaysInAdvance, slug } = result.data;
  if (!onlyFutureSlots || orderDaysInAdvance === 0) return result;
  const { timeSlots, from, method, problem } = context.query;
  const query = { timeSlots, from, method, problem };
  const to = urlTo('stores-storeSlug-time-slots-calendar', { storeSlug: slug }, query);
  return { kind: 'redirect', to };
}

export function Page({ data, query }: PageProps<StoreDetails>) {
  return (
    <SlotsPage
      store={data}
      view="days"
      timeSlots={query.timeSlots}
      from={query.from}
      method={query.method}
      formProblem={query.problem}
    />
  );
}
