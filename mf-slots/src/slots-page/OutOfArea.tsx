import type { StoreDetails } from '@storefront/api/entities/store';
import type { Fulfilment } from '@storefront/bus/state.types';
import { outOfDeliveryArea } from '@storefront/messages/checkout';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';

interface OutOfAreaProps {
  readonly store: Pick<StoreDetails, 'fulfilment'>;
  readonly onShow: (method: Fulfilment) => void;
}

/** The store does not deliver to the shopper's place: its collection, or another store or address. */
export function OutOfArea({ store, onShow }: OutOfAreaProps) {
  const collects = store.fulfilment.includes('collection');
  return (
    <Notice
      kind="warning"
      role="status"
      action={
        collects ? (
          <Button kind="quiet" onClick={() => onShow('collection')}>
            See times for collection
          </Button>
        ) : (
          <LinkButton kind="quiet" href={urlTo('stores-near-by')}>
            Choose another store
          </LinkButton>
        )
      }
    >
      {outOfDeliveryArea}
    </Notice>
  );
}
