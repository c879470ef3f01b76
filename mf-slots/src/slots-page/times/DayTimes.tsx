import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { dayLabel } from '@storefront/dates/plain';
import type { ReactNode } from 'react';
import styles from '../SlotsPage.module.css';
import { noonOf, partsOfDay, type SlotDay } from '../slots.model';
import { CutOff } from './CutOff';
import { SlotRows } from './SlotRows';

interface DayTimesProps {
  readonly day: SlotDay | undefined;
  readonly serverTime: string;
  readonly currency: string;
  readonly heldId?: number;
  readonly pendingId?: number;
  readonly onReserve: (slot: TimeSlot) => void;
  readonly links: ReactNode;
  /** Shown where no time can be chosen. */
  readonly noTimes: ReactNode;
}

/** The times of a day in the morning, afternoon and evening, with the cut-off of the first free one. */
export function DayTimes({ day, serverTime, links, noTimes, ...rows }: DayTimesProps) {
  const isChoice = day?.slots.some(({ available, slotId }) => available || slotId === rows.heldId);
  return (
    <div>
      <div className={styles.dayHead}>
        {day && <h2>{dayLabel(noonOf(day.date), new Date(serverTime))}</h2>}
        {links}
      </div>
      {!isChoice && noTimes}
      {day && day.slots.length > 0 && (
        <>
          <CutOff slots={day.slots} serverTime={serverTime} />
          <div className={styles.parts}>
            {partsOfDay(day.slots).map((part) => (
              <section key={part.name} aria-label={part.name}>
                <h3 className={styles.part}>{part.name}</h3>
                <SlotRows slots={part.slots} {...rows} />
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
