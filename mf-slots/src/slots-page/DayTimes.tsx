import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { dayLabel, slotLabel, timeLabel } from '@storefront/dates/plain';
import { EmptyState } from '@storefront/ui/empty-state';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { SlotRows } from './SlotRows';
import styles from './SlotsPage.module.css';
import { noonOf, partsOfDay, type SlotDay, soonestOf } from './slots.model';

interface DayTimesProps {
  readonly day: SlotDay | undefined;
  readonly serverTime: string;
  readonly currency: string;
  readonly heldId?: number;
  readonly pendingId?: number;
  readonly onReserve: (slot: TimeSlot) => void;
}

/** The times of a day in the morning, afternoon and evening, with the cut-off of the first free one. */
export function DayTimes({ day, serverTime, ...rows }: DayTimesProps) {
  if (!day?.slots.length)
    return (
      <EmptyState title="No times on this day" art={<ClockIcon />}>
        <p>Try another day, or change between delivery and collection.</p>
      </EmptyState>
    );
  const now = new Date(serverTime);
  const soonest = soonestOf(day.slots);
  return (
    <div>
      <h2>{dayLabel(noonOf(day.date), now)}</h2>
      {soonest?.bookableUntil && (
        <p className="sf-muted">
          Book {slotLabel(new Date(soonest.startDate), new Date(soonest.endDate))} by{' '}
          {timeLabel(new Date(soonest.bookableUntil))} {dayLabel(new Date(soonest.bookableUntil), now).toLowerCase()}.
        </p>
      )}
      {partsOfDay(day.slots).map((part) => (
        <section key={part.name} aria-label={part.name}>
          <h3 className={styles.part}>{part.name}</h3>
          <SlotRows slots={part.slots} {...rows} />
        </section>
      ))}
    </div>
  );
}
