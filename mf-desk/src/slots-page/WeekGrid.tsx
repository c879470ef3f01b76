import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { useState } from 'react';
import { dayName, weekFrom } from '../calendar/days';
import { SlotCell, type SlotCellProps } from './SlotCell';
import { firstShown, gridRows } from './slot-grid';
import styles from './WeekGrid.module.css';

export interface WeekGridProps extends Pick<SlotCellProps, 'zone' | 'currency' | 'now'> {
  readonly slots: readonly AdminSlot[];
  /** Its first day. */
  readonly week: string;
  readonly today: string;
  readonly onOpen: (slot: AdminSlot) => void;
}

/** A week of slots: days across and times down. A phone shows one day, and buttons to choose another. */
export function WeekGrid({ slots, week, today, onOpen, ...cell }: WeekGridProps) {
  const days = weekFrom(week);
  const [shown, setShown] = useState(() => firstShown(slots, days, today));
  const rows = gridRows(slots, days, cell.zone);
  const isShown = (day: string | undefined) => (day === shown ? '' : undefined);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset adds its own legend and border */}
      <div className={styles.days} role="group" aria-label="Day">
        {days.map((day) => (
          <button key={day} type="button" aria-pressed={day === shown} onClick={() => setShown(day)}>
            <span>{dayName(day).split(' ')[0]}</span>
            <b>{Number(day.slice(-2))}</b>
          </button>
        ))}
      </div>
      <div className={styles.frame}>
        <table className={styles.grid}>
          <caption className="sf-hidden">Slots by time and day</caption>
          <thead>
            <tr>
              <td />
              {days.map((day) => (
                <th key={day} scope="col" data-shown={isShown(day)} data-today={day === today || undefined}>
                  {dayName(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, days: cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((own, place) => (
                  <td key={days[place]} data-shown={isShown(days[place])}>
                    {own.map((slot) => (
                      <SlotCell key={slot.slotId} slot={slot} {...cell} onOpen={() => onOpen(slot)} />
                    ))}
                    {own.length === 0 && (
                      <p className={styles.none}>
                        <span aria-hidden="true">–</span>
                        <span className="sf-hidden">No slot</span>
                      </p>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
