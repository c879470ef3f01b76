import type { Order } from '@storefront/api/entities/order';
import { clockTime } from '@storefront/dates/plain';

type Place = Pick<Order, 'storeAddress' | 'storeHours'>;

/** Where a collection order waits, when the store is open on that day, and what to bring: rows of a definition list. */
export function CollectionPlace({ place: { storeAddress, storeHours } }: { place: Place }) {
  return (
    <>
      {storeAddress && <dd>{storeAddress}</dd>}
      {storeHours && (
        <dd>
          Open {clockTime(storeHours.opens)} to {clockTime(storeHours.closes)}
        </dd>
      )}
      <dd>Bring your order number.</dd>
    </>
  );
}
