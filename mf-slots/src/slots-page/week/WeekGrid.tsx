import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { dayLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { IconButton } from '@storefront/ui/icon-button';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { dayOffer, noonOf, type SlotDay } from '../slots.model';
import { CutOff } from '../times/CutOff';
import { SlotCell } from './SlotCell';
import styles from './WeekGrid.module.css';
import { isGridKey, slotAfterKey, tabStop, WEEK_DAYS, weekOf } from './week.model';

export interface WeekGridProps {
  readonly days: readonly SlotDay[];
  /** A day of the shown week. */
  readonly date: string | undefined;
  /** Marks that day: the calendar above has chosen it. */
  readonly marksDate: boolean;
  readonly serverTime: string;
  readonly currency: string;
  readonly heldId?: number;
  readonly pendingId?: number;
  readonly onReserve: (slot: TimeSlot) => void;
  /** Shows the week with a day. */
  readonly onWeek: (date: string) => void;
  readonly links: ReactNode;
  /** Shown where no time of the week can be chosen. */
  readonly noTimes: ReactNode;
}

/**
 * A week as a grid: a column for each day, a row for each hour. The Tab key leads to one cell, the arrow keys to the
 * others, as in every grid.
 */
export function WeekGrid(props: WeekGridProps) {
  const { days, date, marksDate, serverTime, currency, heldId, pendingId, onReserve, onWeek, links, noTimes } = props;
  const [focusedId, setFocusedId] = useState<number>();
  const titleId = useId();
  const week = weekOf(days, date);
  const now = new Date(serverTime);
  const nameOf = (day: SlotDay | undefined) => day && dayLabel(noonOf(day.date), now);
  const stop = tabStop(week, focusedId, heldId);
  const slots = week.days.flatMap((day) => day.slots);
  const isChoice = slots.some(({ available, slotId }) => available || slotId === heldId);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!isGridKey(event.key) || event.altKey || event.metaKey || focusedId === undefined) return;
    // The page does not scroll.
    event.preventDefault();
    const next = slotAfterKey(week, focusedId, event.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-slot="${next?.slotId}"]`)?.focus();
  };
  return (
    <div>
      <div className={styles.head}>
        <h2 id={titleId} aria-live="polite">
          {nameOf(week.days[0])} to {nameOf(week.days.at(-1))}
        </h2>
        {days.length > WEEK_DAYS && (
          <div className={styles.weeks}>
            <WeekButton label="Previous week" icon={<ChevronLeftIcon />} date={week.previous} onWeek={onWeek} />
            <WeekButton label="Next week" icon={<ChevronRightIcon />} date={week.next} onWeek={onWeek} />
          </div>
        )}
        <CutOff slots={slots} serverTime={serverTime} />
        <div className={styles.links}>{links}</div>
      </div>
      {!isChoice && noTimes}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for a grid of buttons */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={move}>
        <thead>
          <tr>
            <td />
            {week.days.map((day) => (
              <th
                key={day.date}
                scope="col"
                className={marksDate && day.date === date ? `${styles.day} ${styles.marked}` : styles.day}
              >
                <b>{nameOf(day)}</b>{' '}
                <small className={day.slots.some(({ available }) => available) ? styles.offer : styles.none}>
                  {dayOffer(day, (fee) => formatMoney(fee, { currency }))}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.rows.map((row) => (
            <tr key={row.hours}>
              <th scope="row" className={styles.hours}>
                {row.hours}
              </th>
              {row.slots.map((slot, at) => (
                <td key={week.days[at]?.date} className={slot ? undefined : styles.gap}>
                  {slot && (
                    <SlotCell
                      slot={slot}
                      currency={currency}
                      isHeld={slot.slotId === heldId}
                      isPending={slot.slotId === pendingId}
                      isTabStop={slot.slotId === stop}
                      onFocus={() => setFocusedId(slot.slotId)}
                      onReserve={() =>
                        slot.slotId !== pendingId &&
                        (slot.slotId !== heldId || pendingId !== undefined) &&
                        onReserve(slot)
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface WeekButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Undefined where there is no such week: the button stays, and keeps the focus. */
  readonly date: string | undefined;
  readonly onWeek: (date: string) => void;
}

const WeekButton = ({ label, icon, date, onWeek }: WeekButtonProps) => (
  <IconButton label={label} icon={icon} aria-disabled={!date || undefined} onClick={() => date && onWeek(date)} />
);
