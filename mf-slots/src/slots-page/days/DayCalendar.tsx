import { dayLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import styles from '../SlotsPage.module.css';
import { calendarDay, dayOffer, daysSinceMonday, noonOf, type SlotDay } from '../slots.model';
import { useChosenInView } from './use-chosen-in-view';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface DayCalendarProps {
  readonly days: readonly SlotDay[];
  readonly date?: string;
  readonly serverTime: string;
  readonly currency: string;
  readonly onChoose: (date: string) => void;
  /** Weeks on narrow screens too, instead of a row that scrolls. */
  readonly wrap: boolean;
}

/** The days in weeks, each with its lowest price; without `wrap` a row that scrolls on a phone. The chosen day is pressed. */
export function DayCalendar({ days, date, serverTime, currency, onChoose, wrap }: DayCalendarProps) {
  const money = (fee: number) => formatMoney(fee, { currency });
  const before = WEEKDAYS.slice(0, days[0] ? daysSinceMonday(days[0].date) : 0);
  const row = useChosenInView(date);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a border and cannot scroll
    <div
      ref={row}
      className={wrap ? `${styles.calendar} ${styles.weeks}` : styles.calendar}
      role="group"
      aria-label="Day"
    >
      {[...WEEKDAYS, ...before].map((weekday, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the names of the columns, then empty cells of the first week
        <span key={at} className={styles.weekday} aria-hidden="true">
          {at < WEEKDAYS.length && weekday}
        </span>
      ))}
      {days.map((day, at) => {
        const label = dayLabel(noonOf(day.date), new Date(serverTime));
        const { number, month } = calendarDay(day.date, at === 0);
        const offer = dayOffer(day, money);
        return (
          <button
            key={day.date}
            type="button"
            className={day.slots.some(({ available }) => available) ? styles.day : `${styles.day} ${styles.taken}`}
            aria-pressed={day.date === date}
            onClick={() => onChoose(day.date)}
          >
            <span className={wrap ? 'sf-hidden' : styles.dayName}>{label}</span>
            <span className={styles.dayNumber} aria-hidden="true">
              {number}
              {month && <span className={styles.month}> {month}</span>}
            </span>
            <small>{offer}</small>
          </button>
        );
      })}
    </div>
  );
}
