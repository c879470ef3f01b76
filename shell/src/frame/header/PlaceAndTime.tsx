import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import type { StoreState } from '@storefront/bus/state.types';
import { slotDayLabel } from '@storefront/dates/plain';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import { BagIcon } from '@storefront/ui/icons/bag';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { WherePill } from '@storefront/ui/where-pill';
import { usePathTo } from '../../navigation/navigation-context';
import { useTimeLeft } from './use-time-left';

/** The place and time in the header of every page; it asks for them when they are not chosen. */
export function PlaceAndTime({ business, store }: { business: Business; store?: Pick<StoreState, 'slug' | 'name'> }) {
  const to = usePathTo();
  const location = useStore(shared.location);
  const fulfilment = useStore(shared.fulfilment);
  const slot = useStore(shared.slot);
  const chosen = useStore(shared.store);
  const held = useTimeLeft(slot?.expiresAt);
  if (!chosen)
    return (
      <WherePill
        href={urlTo('index')}
        place={store ? store.name : 'Where to?'}
        time={business.copy.chooseWhere ?? 'Enter your postcode'}
      />
    );
  const place =
    fulfilment === 'delivery'
      ? location
        ? `Delivery to ${location.postcode}`
        : `Delivery from ${chosen.name}`
      : `Collect from ${chosen.name}`;
  return (
    <WherePill
      href={to('time-slots', { storeSlug: chosen.slug })}
      icon={fulfilment === 'delivery' ? <TruckIcon /> : <BagIcon />}
      place={place}
      held={held}
      time={slot ? slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime()) : 'Choose a time'}
    />
  );
}
