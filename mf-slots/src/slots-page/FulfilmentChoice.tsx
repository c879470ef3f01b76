import { useStore } from '@nanostores/react';
import type { StoreDetails } from '@storefront/api/entities/store';
import { busFor, shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import type { Fulfilment } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { slotKeptWhileLooking } from '@storefront/messages/slots';
import { connectionLost } from '@storefront/messages/system';
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

interface FulfilmentChoiceProps {
  readonly store: StoreDetails;
  readonly shown: Fulfilment;
  readonly onShow: (method: Fulfilment) => void;
}

/**
 * The choice between delivery and collection. While a slot of one method is held, and at a store that is not the shopper's
 * own, the other method's times are only shown: the method changes when one of them is reserved.
 */
export function FulfilmentChoice({ store, shown, onShow }: FulfilmentChoiceProps) {
  const chosen = useStore(shared.fulfilment);
  const slot = useStore(shared.slot);
  const own = useStore(shared.store);
  const basket = useStore(shared.basket);
  const isElsewhere = (basket?.lines.length ? basket.storeId : (own?.id ?? store.id)) !== store.id;
  const offered = ways.filter(({ value }) => store.fulfilment.some((way) => way === value));
  const choose = async (method: Fulfilment) => {
    onShow(method);
    if (slot || isElsewhere || method === chosen) return;
    const reply = await bus.request('store-search:choose-fulfilment', { fulfilment: method });
    if (reply.kind === 'refused') showToast({ text: reply.message });
    if (reply.kind === 'unavailable') showToast({ text: connectionLost });
  };
  const [only] = offered;
  return (
    <>
      {offered.length > 1 && (
        <Segmented
          legend="Delivery or collection"
          name="fulfilment"
          options={offered}
          value={shown}
          onChange={(event) => void choose(event.currentTarget.value === 'collection' ? 'collection' : 'delivery')}
        />
      )}
      {only && offered.length < 2 && only.value !== chosen && (
        <Notice icon={only.icon} role="status">
          {store.name} offers {only.value} only, so these are its times for {only.value}.
        </Notice>
      )}
      {slot && slot.fulfilment !== shown && (
        <Notice role="status">
          {fill(
            slotKeptWhileLooking,
            slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime()),
            shown,
          )}
        </Notice>
      )}
    </>
  );
}
