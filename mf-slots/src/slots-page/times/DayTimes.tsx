import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { dayLabel, slotLabel } from '@storefront/dates/plain';
import { timeAndDay } from '@storefront/dates/time-and-day';
import type { ReactNode } from 'react';
import styles from '../SlotsPage.module.css';
import { noonOf, partsOfDay, type SlotDay, soonestOf } from '../slots.model';
import { SlotRows } from './SlotRows';

interface DayTimesProps {
  readonly day: SlotDay | undefined;
  readonly serverTime: string;
  readonly currency: string;
  readonly heldId?: number;
  readonly pendingId?: number;
  readonly onReserve: (slot: TimeSlot) => void;
  /** Shown where no time can be chosen. */
  readonly noTimes: ReactNode;
}

/** The times of a day in the morning, afternoon and evening, with the cut-off of the first free one. */
export function DayTimes({ day, serverTime, noTimes, ...rows }: DayTimesProps) {
  if (!day?.slots.length) return noTimes;
  const now = new Date(serverTime);
  const soonest = soonestOf(day.slots);
  return (
    <div>
      <h2>{dayLabel(noonOf(day.date), now)}</h2>
      {!soonest && !day.slots.some(({ slotId }) => slotId === rows.heldId) && noTimes}
      {soonest?.bookableUntil && (
        <p className="sf-muted">
          Book {slotLabel(new Date(soonest.startDate), new Date(soonest.endDate))} by{' '}
          {timeAndDay(new Date(soonest.bookableUntil), now.getTime())}.
        </p>
      )}
      <div className={styles.parts}>
        {partsOfDay(day.slots).map((part) => (
          <section key={part.name} aria-label={part.name}>
            <h3 className={styles.part}>{part.name}</h3>
            <SlotRows slots={part.slots} {...rows} />
          </section>
        ))}
      </div>
    </div>
  );
}
