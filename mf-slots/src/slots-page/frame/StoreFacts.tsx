import type { StoreDetails } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';
import type { ReactNode } from 'react';

interface StoreFactsProps {
  readonly store: StoreDetails;
  readonly method: Fulfilment;
  /** The address whose prices are shown. */
  readonly pricedFor?: ReactNode;
}

/** The store whose times are shown, and the way to another one. */
export function StoreFacts({ store, method, pricedFor }: StoreFactsProps) {
  return (
    <Panel title={store.name}>
      <p className="sf-muted">{method === 'delivery' ? 'Delivery from' : 'Collect from'}</p>
      <p>{[store.address.addressLine1, store.address.town, store.address.postcode].filter(Boolean).join(', ')}</p>
      <p>{store.openingHours}</p>
      <TextLink href={urlTo('stores-near-by')}>Change store</TextLink>
      {pricedFor}
    </Panel>
  );
}

/** Where the times are from, in few words. */
export const placeText = ({ name }: Pick<StoreDetails, 'name'>, method: Fulfilment): string =>
  method === 'delivery' ? `From ${name}` : `At ${name}`;
