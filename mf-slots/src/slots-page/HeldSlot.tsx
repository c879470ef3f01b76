import { useStore } from '@nanostores/react';
import { COUNTDOWN_MINUTES_MAX } from '@storefront/api/constants';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { countdownLabel, endLabel, slotDayLabel } from '@storefront/dates/plain';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { Notice } from '@storefront/ui/notice';
import { ExtendHold } from '../slots/ExtendHold';
import { useCountdown } from '../slots/use-countdown';

/** The held slot and its remaining time. */
export function HeldSlot() {
  const slot = useStore(shared.slot);
  const left = useCountdown(slot?.expiresAt);
  if (!slot || !left || left.expired) return null;
  return (
    <Notice kind={left.warning ? 'warning' : 'brand'} icon={<ClockIcon />}>
      <b>{slotDayLabel(new Date(slot.startsAt), new Date(slot.endsAt), currentTime())}</b> is yours{' '}
      {slot.expiresAt && left.secondsLeft > COUNTDOWN_MINUTES_MAX * 60 ? (
        `until ${endLabel(new Date(slot.expiresAt), currentTime())}`
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
  );
}
