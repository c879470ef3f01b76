import { useStore } from '@nanostores/react';
import { busFor, shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { countdownLabel, slotDayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { slotExpired, slotExpiring } from '@storefront/messages/slots';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { showToast } from '@storefront/ui/show-toast';
import { useEffect, useRef } from 'react';
import { ExtendHold } from '../slots/ExtendHold';
import { isSlotsPage } from '../slots/is-slots-page';
import { useCountdown } from '../slots/use-countdown';
import { isHeldLonger } from './is-held-longer';
import styles from './SlotCountdown.module.css';
import { useHoldUpdates } from './use-hold-updates';

const bus = busFor('mf-slots');

/** Watches the held slot on every page: announces warnings and the expiry, and is visible in the last minutes. */
export function SlotCountdown() {
  const slot = useStore(shared.slot);
  const store = useStore(shared.store);
  const left = useCountdown(slot?.expiresAt);
  const announced = useRef<string>(undefined);
  const asked = useRef<string>(undefined);
  const { api } = usePageContext();
  useHoldUpdates(slot, store);

  useEffect(() => {
    if (!slot || !left) return;
    // The hold is part of the key, so that another slot is announced again.
    const warning = `${slot.expiresAt} ${left.warning}`;
    if (left.expired) {
      if (asked.current === slot.expiresAt) return;
      asked.current = slot.expiresAt;
      void isHeldLonger(api, slot).then((held) => {
        if (held || shared.slot.get()?.expiresAt !== slot.expiresAt) return;
        showToast({ text: slotExpired });
        bus.emit('slots:reservation-expired', {});
        bus.set('slot', null);
      });
    } else if (left.warning && warning !== announced.current) {
      announced.current = warning;
      showToast({ text: fill(slotExpiring, left.warning) });
    }
  }, [slot, left, api]);

  // Hidden until five minutes are left; until then only the header shows the remaining time.
  // The time-slot pages show it themselves.
  if (!slot || !left?.warning || left.expired || isSlotsPage()) return null;
  const href = store ? urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }) : urlTo('index');
  return (
    <section className={styles.chip} aria-label="Your held time">
      <a className={styles.time} href={href}>
        <ClockIcon small />
        <span>
          {slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime())}
          <span className="sf-hidden">, held for</span>{' '}
          <b className="sf-num">{countdownLabel(left.secondsLeft * 1000)}</b>
        </span>
      </a>
      <ExtendHold />
    </section>
  );
}
