import type { Fulfilment } from '@storefront/bus/state.types';
import { actionPath } from '@storefront/routes/action-path';

/** The place that was searched for: the session keeps it with the store. */
export interface SearchedPlace {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface SelectFieldsProps {
  readonly storeId: number;
  readonly fulfilment: Fulfilment;
  readonly place?: SearchedPlace;
}

/** What the form action needs to choose a store. */
export function SelectFields({ storeId, fulfilment, place }: SelectFieldsProps) {
  const fields = { storeId, fulfilment, ...place };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Where the forms that choose a store are sent: it answers with a redirect, so they need no JavaScript. */
export const SELECT_ACTION = actionPath('store-search', 'select');
