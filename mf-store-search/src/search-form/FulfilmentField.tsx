import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { BagIcon } from '@storefront/ui/icons/bag';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { Segmented } from '@storefront/ui/segmented';
import { useState } from 'react';

const ways = [
  { value: 'delivery', label: 'Delivery', icon: <TruckIcon /> },
  { value: 'collection', label: 'Collection', icon: <BagIcon /> },
];

/** Delivery or collection. Its initial value is the shopper's previous choice, else the brand's default. */
export function FulfilmentField({ fulfilment }: { fulfilment?: string }) {
  const { business } = usePageContext();
  const [touched, setTouched] = useState<string>();
  const before = useStore(shared.fulfilment);
  const store = useStore(shared.store);
  const first = business.copy.firstFulfilment === 'collection' ? 'collection' : 'delivery';
  return (
    <Segmented
      legend="How would you like your order?"
      name="fulfilment"
      options={first === 'collection' ? [...ways].reverse() : ways}
      value={touched ?? fulfilment ?? (store ? before : first)}
      onChange={(event) => setTouched(event.currentTarget.value)}
    />
  );
}
