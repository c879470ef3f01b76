import type { Fulfilment } from '@storefront/bus/state.types';
import { actionPath } from '@storefront/routes/action-path';

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
  /** The category that the shopper chose before a store. */
  readonly aisle?: string;
}

/** The fields of the form that selects a store. */
export function SelectFields({ storeId, fulfilment, place, aisle }: SelectFieldsProps) {
  const fields = { storeId, fulfilment, ...place, ...(aisle && { aisle }) };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The action of those forms; it replies with a redirect, so they need no JavaScript. */
export const SELECT_ACTION = actionPath('store-search', 'select');
