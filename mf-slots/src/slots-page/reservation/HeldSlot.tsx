import { useStore } from '@nanostores/react';
import { COUNTDOWN_MINUTES_MAX } from '@storefront/api/constants';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { countdownLabel, endLabel, slotDayLabel } from '@storefront/dates/plain';
import { fill } from '@storefront/messages/fill';
import { slotHeld } from '@storefront/messages/slots';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { Notice } from '@storefront/ui/notice';
import { ExtendHold } from '../../slots/ExtendHold';
import { useCountdown } from '../../slots/use-countdown';

/** The held slot and its remaining time. A held slot is announced once, and its countdown never. */
export function HeldSlot() {
  const slot = useStore(shared.slot);
  const left = useCountdown(slot?.expiresAt);
  const held = slot && left && !left.expired ? slot : null;
  const label = held && slotDayLabel(new Date(held.startsAt), new Date(held.endsAt), currentTime());
  return (
    <>
      <p role="status" className="sf-hidden">
        {label && fill(slotHeld, label)}
      </p>
      {held && left && (
        <Notice kind={left.warning ? 'warning' : 'brand'} icon={<ClockIcon />}>
          <b>{label}</b> is yours{' '}
          {held.expiresAt && left.secondsLeft > COUNTDOWN_MINUTES_MAX * 60 ? (
            `until ${endLabel(new Date(held.expiresAt), currentTime())}`
          ) : (
            <>
              for <span className="sf-num">{countdownLabel(left.secondsLeft * 1000)}</span>
            </>
          )}
          {left.warning && (
            <div>
              <ExtendHold />
            </div>
          )}
        </Notice>
      )}
    </>
  );
}
