import type { StoreDetails } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { urlTo } from '@storefront/routes/url-to';
import { Panel } from '@storefront/ui/panel';
import { TextLink } from '@storefront/ui/text-link';

/** The store whose times are shown, and the way to another one. */
export function StoreFacts({ store, method }: { store: StoreDetails; method: Fulfilment }) {
  return (
    <Panel title={store.name}>
      <p className="sf-muted">{method === 'delivery' ? 'Delivery from' : 'Collect from'}</p>
      <p>{[store.address.addressLine1, store.address.town, store.address.postcode].filter(Boolean).join(', ')}</p>
      <p>{store.openingHours}</p>
      <TextLink href={urlTo('stores-near-by')}>Change store</TextLink>
    </Panel>
  );
}
