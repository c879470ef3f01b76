import type { SlotTemplate } from '@storefront/api/entities/desk/slot-template';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { WEEK, WEEKDAYS, weekdaysText } from '../calendar/weekdays';
import { bookingClosesText, timesText } from './time-words';
import styles from './WeeklyTimes.module.css';

export interface TimeRowProps {
  readonly template: SlotTemplate;
  readonly currency: string;
  readonly onOpen: () => void;
}

/** One weekly time: when, on which days, for how many orders, at which price. It opens its form. */
export function TimeRow({ template: { values, pool }, currency, onOpen }: TimeRowProps) {
  const { days, capacity, fee } = values;
  return (
    <li>
      <button type="button" className={styles.time} onClick={onOpen}>
        <b>{timesText(values)}</b>
        <span className={styles.days} aria-hidden="true">
          {WEEK.map((day) => (
            <span key={day} data-on={days.includes(day) || undefined}>
              {WEEKDAYS[day]?.slice(0, 1)}
            </span>
          ))}
        </span>
        <span className="sf-hidden">, {weekdaysText(days)}, </span>
        <span>{countText(capacity, 'order')}</span>
        <span>{fee === 0 ? 'Free' : formatMoney(fee, { currency })}</span>
        <span className={styles.closes}>
          Booking closes {bookingClosesText(values)}
          {pool !== null && `. Shares the places of ${pool}`}
        </span>
      </button>
    </li>
  );
}
