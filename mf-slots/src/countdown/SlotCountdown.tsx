import { useStore } from '@nanostores/react';
import { busFor, shared } from '@storefront/bus/bus';
import { countdownLabel, slotDayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { slotExpired, slotExpiring } from '@storefront/messages/slots';
import { urlTo } from '@storefront/routes/url-to';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { showToast } from '@storefront/ui/show-toast';
import { useEffect, useRef } from 'react';
import { useCountdown } from '../slots/use-countdown';
import styles from './SlotCountdown.module.css';
import { useHoldCheck } from './use-hold-check';

const bus = busFor('mf-slots');

/** Watches the held slot on every page: announces warnings and the expiry, and is visible in the last minutes. */
export function SlotCountdown() {
  const slot = useStore(shared.slot);
  const store = useStore(shared.store);
  const left = useCountdown(slot?.expiresAt);
  const announced = useRef<string>(undefined);
  useHoldCheck(slot, store);

  useEffect(() => {
    if (!slot || !left) return;
    // The hold is part of the key, so that another slot is announced again.
    const warning = `${slot.expiresAt} ${left.warning}`;
    if (left.expired) {
      showToast({ text: slotExpired });
      bus.emit('slots:reservation-expired', {});
      bus.set('slot', null);
    } else if (left.warning && warning !== announced.current) {
      announced.current = warning;
      showToast({ text: fill(slotExpiring, left.warning) });
    }
  }, [slot, left]);

  // Hidden until five minutes are left; until then only the header shows the remaining time.
  if (!slot || !left?.warning || left.expired) return null;
  const href = store ? urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }) : urlTo('index');
  return (
    <a className={styles.chip} href={href}>
      <ClockIcon small />
      <span>
        {slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), Date.now())}
        <span className="sf-hidden">, held for</span>{' '}
        <b className="sf-num">{countdownLabel(left.secondsLeft * 1000)}</b>
      </span>
    </a>
  );
}
