import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { busFor, shared } from '@storefront/bus/bus';
import { connectionLost } from '@storefront/messages/system';
import { Button } from '@storefront/ui/button';
import { BagIcon } from '@storefront/ui/icons/bag';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { Notice } from '@storefront/ui/notice';
import { Segmented } from '@storefront/ui/segmented';
import { showToast } from '@storefront/ui/show-toast';

const bus = busFor('mf-slots');
const ways = [
  { value: 'delivery', label: 'Delivery', icon: <TruckIcon /> },
  { value: 'collection', label: 'Collection', icon: <BagIcon /> },
];

/** The choice between delivery and collection; a store that offers only the other method offers that one. */
export function FulfilmentChoice({ store }: { store: StoreDetails }) {
  const fulfilment = useStore(shared.fulfilment);
  const offered = ways.filter(({ value }) => store.fulfilment.some((way) => way === value));
  const [only] = offered;
  if (offered.length < 2 && (!only || only.value === fulfilment)) return null;
  const choose = async (value: string) => {
    const reply = await bus.request('store-search:choose-fulfilment', {
      fulfilment: value === 'collection' ? 'collection' : 'delivery',
    });
    if (reply.kind === 'refused') showToast({ text: reply.message });
    if (reply.kind === 'unavailable') showToast({ text: connectionLost });
  };
  if (only && offered.length < 2)
    return (
      <Notice
        kind="warning"
        icon={only.icon}
        role="status"
        action={<Button onClick={() => void choose(only.value)}>Change to {only.value}</Button>}
      >
        {store.name} offers {only.value} only.
      </Notice>
    );
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
