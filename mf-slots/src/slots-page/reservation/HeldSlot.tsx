import { useStore } from '@nanostores/react';
import { COUNTDOWN_MINUTES_MAX } from '@storefront/api/constants';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { countdownLabel, endLabel, slotDayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { slotHeld } from '@storefront/messages/slots';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ExtendHold } from '../../slots/ExtendHold';
import type { Referrer } from '../../slots/slots-visit';
import { useCountdown } from '../../slots/use-countdown';
import { feeText } from '../slots.model';
import { HeldCard, NothingHeld } from './HeldCard';
import styles from './HeldCard.module.css';
import { Onward } from './Onward';

interface HeldSlotProps {
  readonly store: StoreDetails;
  /** The held slot's price, once it is known. */
  readonly fee: number | undefined;
  readonly referrer: Referrer | undefined;
}

/** The held slot and its remaining time. A held slot is announced once, and its countdown never. */
export function HeldSlot({ store, fee, referrer }: HeldSlotProps) {
  const { currency } = usePageContext().business;
  const slot = useStore(shared.slot);
  const left = useCountdown(slot?.expiresAt);
  const held = slot && !left?.expired ? slot : null;
  const label = held && slotDayLabel(new Date(held.startsAt), new Date(held.endsAt), currentTime());
  return (
    <>
      <p role="status" className="sf-hidden">
        {label && fill(slotHeld, label)}
      </p>
      {held && label ? (
        <HeldCard
          label={label}
          left={
            held.expiresAt &&
            left &&
            (left.secondsLeft > COUNTDOWN_MINUTES_MAX * 60 ? (
              `until ${endLabel(new Date(held.expiresAt), currentTime())}`
            ) : (
              <>
                <span className={styles.words}>for </span>
                <span className="sf-num">{countdownLabel(left.secondsLeft * 1000)}</span>
              </>
            ))
          }
          price={
            fee === undefined
              ? undefined
              : `${held.fulfilment === 'delivery' ? 'Delivery' : 'Collection'} ${feeText(fee, (minor) => formatMoney(minor, { currency }))}`
          }
          isUrgent={left?.warning !== undefined}
          extend={left?.warning && <ExtendHold />}
          onward={<Onward store={store} referrer={referrer} />}
        />
      ) : (
        <NothingHeld />
      )}
    </>
  );
}
