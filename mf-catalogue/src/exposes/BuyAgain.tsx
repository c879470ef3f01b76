import type { StoreState } from '@storefront/bus/state.types';
import { PreviousPurchases } from '../store-home-page/PreviousPurchases';

/** What a member bought before at their store, on the home page. */
export function Boundary({ store }: { store: StoreState }) {
  return <PreviousPurchases store={store} />;
}
