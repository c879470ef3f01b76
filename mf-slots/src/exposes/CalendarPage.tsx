import type { StoreDetails } from '@storefront/api/entities/store';
import type { PageProps } from '@storefront/remote-kit/page.types';
import { SlotsPage } from '../slots-page/SlotsPage';

export { loadStore as load } from '../slots-page/load-store';

export function Page({ data, query }: PageProps<StoreDetails>) {
  return (
    <SlotsPage
      store={data}
      view="calendar"
      timeSlots={query.timeSlots}
      from={query.from}
      method={query.method}
      formProblem={query.problem}
    />
  );
}
