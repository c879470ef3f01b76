import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { busFor, shared } from '@storefront/bus/bus';
import { connectionLost } from '@storefront/messages/system';
import { BagIcon } from '@storefront/ui/icons/bag';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { Segmented } from '@storefront/ui/segmented';
import { showToast } from '@storefront/ui/show-toast';

const bus = busFor('mf-slots');
const ways = [
  { value: 'delivery', label: 'Delivery', icon: <TruckIcon /> },
  { value: 'collection', label: 'Collection', icon: <BagIcon /> },
];

/** The choice between delivery and collection; hidden for a store that offers only one. */
export function FulfilmentChoice({ store }: { store: StoreDetails }) {
  const fulfilment = useStore(shared.fulfilment);
  const offered = ways.filter(({ value }) => store.fulfilment.some((way) => way === value));
  if (offered.length < 2) return null;
  const choose = async (value: string) => {
    const reply = await bus.request('store-search:choose-fulfilment', {
      fulfilment: value === 'collection' ? 'collection' : 'delivery',
    });
    if (reply.kind === 'refused') showToast({ text: reply.message });
    if (reply.kind === 'unavailable') showToast({ text: connectionLost });
  };
  return (
    <Segmented
      legend="Delivery or collection"
      name="fulfilment"
      options={offered}
      value={fulfilment}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
