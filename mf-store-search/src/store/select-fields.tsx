import type { Fulfilment } from '@storefront/bus/state.types';
import { actionPath } from '@storefront/routes/action-path';
import type { Errand } from './errand';

/** The place of the search, saved in the session together with the store. */
export interface SearchedPlace {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface SelectFieldsProps {
  readonly storeId: number;
  readonly fulfilment: Fulfilment;
  readonly place?: SearchedPlace;
  readonly errand?: Errand;
}

/** The fields of the form that selects a store. */
export function SelectFields({ storeId, fulfilment, place, errand }: SelectFieldsProps) {
  const fields = { storeId, fulfilment, ...place, ...errand };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The action of those forms; it replies with a redirect, so they need no JavaScript. */
export const SELECT_ACTION = actionPath('store-search', 'select');
