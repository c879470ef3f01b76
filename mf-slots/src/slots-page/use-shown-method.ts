import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import type { Fulfilment } from '@storefront/bus/state.types';
import { useState } from 'react';

/**
 * The method whose times are shown. At first the shopper's; a store that offers only the other one shows that one.
 * @param linked the method of the link that led here
 * Showing a method changes neither the basket nor a held slot.
 */
export function useShownMethod(
  { fulfilment: offered }: Pick<StoreDetails, 'fulfilment'>,
  linked?: string,
): [Fulfilment, show: (method: Fulfilment) => void] {
  const chosen = useStore(shared.fulfilment);
  const [shown, show] = useState<Fulfilment>();
  const wanted = shown ?? offered.find((way) => way === linked) ?? chosen;
  return [offered.includes(wanted) ? wanted : (offered[0] ?? wanted), show];
}
