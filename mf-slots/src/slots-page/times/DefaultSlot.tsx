import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { slotDayLabel } from '@storefront/dates/plain';
import { noAlternativeSlot, noSlotsToday } from '@storefront/messages/slots';
import { formatMoney } from '@storefront/money/format-money';
import { Button } from '@storefront/ui/button';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { Notice } from '@storefront/ui/notice';
import { TextButton } from '@storefront/ui/text-link';
import type { Choice } from '../reservation/use-reserve';
import { feeText } from '../slots.model';

interface DefaultSlotProps {
  /** Today's soonest slot with a free place. */
  readonly asap: TimeSlot | null;
  /** The first free slot that can be offered instead. */
  readonly alternative: TimeSlot | undefined;
  /** The show-ASAP-times flag. */
  readonly showsAsap: boolean;
  /** The store offers no slots for today. */
  readonly onlyFuture: boolean;
  readonly serverTime: string;
  readonly currency: string;
  readonly onReserve: (slot: TimeSlot, choice: Choice) => void;
  /** Turns the flag on. */
  readonly onShowAsap: () => void;
}

/** Offers one slot to take at once: today's soonest, or the next one when today has none. */
export function DefaultSlot(props: DefaultSlotProps) {
  const { asap, alternative, showsAsap, onlyFuture, serverTime, currency, onReserve, onShowAsap } = props;
  const text = (slot: TimeSlot) =>
    `${slotDayLabel(new Date(slot.startDate), new Date(slot.endDate), new Date(serverTime))}, ${feeText(slot.fee, (fee) => formatMoney(fee, { currency }))}`;
  if (!showsAsap && !onlyFuture && asap) return <TextButton onClick={onShowAsap}>Show the soonest time</TextButton>;
  if (asap && !onlyFuture)
    return (
      <Notice
        icon={<ClockIcon />}
        role="status"
        action={<Button onClick={() => onReserve(asap, 'default-asap')}>Hold this time</Button>}
      >
        <b>As soon as possible:</b> {text(asap)}
      </Notice>
    );
  return (
    <Notice
      icon={<ClockIcon />}
      role="status"
      action={alternative && <Button onClick={() => onReserve(alternative, 'default-future')}>Hold this time</Button>}
    >
      {!onlyFuture && <p>{noSlotsToday}</p>}
      {alternative ? (
        <p>
          <b>Next free time:</b> {text(alternative)}
        </p>
      ) : (
        <p>{noAlternativeSlot}</p>
      )}
    </Notice>
  );
}
