import type { Order } from '@storefront/api/entities/order';
import { clockTime } from '@storefront/dates/plain';
import { CollectionCode } from './CollectionCode';

type Place = Pick<Order, 'businessOrderId' | 'storeAddress' | 'storeHours'>;

/** Where a collection order waits, when the store is open on that day, and what to show: rows of a definition list. */
export function CollectionPlace({ place: { businessOrderId, storeAddress, storeHours } }: { place: Place }) {
  return (
    <>
      {storeAddress && <dd>{storeAddress}</dd>}
      {storeHours && (
        <dd>
          Open {clockTime(storeHours.opens)} to {clockTime(storeHours.closes)}
        </dd>
      )}
      <dd>Show this code at the counter, or bring your order number.</dd>
      <dd>
        <CollectionCode businessOrderId={businessOrderId} />
      </dd>
    </>
  );
}
