import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { slotLabel } from '@storefront/dates/plain';
import { timeAndDay } from '@storefront/dates/time-and-day';
import { soonestOf } from '../slots.model';

/** When booking ends for the first free one of these slots. */
export function CutOff({ slots, serverTime }: { slots: readonly TimeSlot[]; serverTime: string }) {
  const soonest = soonestOf(slots);
  if (!soonest?.bookableUntil) return null;
  return (
    <p className="sf-muted">
      Book {slotLabel(new Date(soonest.startDate), new Date(soonest.endDate))} by{' '}
      {timeAndDay(new Date(soonest.bookableUntil), new Date(serverTime).getTime())}.
    </p>
  );
}
