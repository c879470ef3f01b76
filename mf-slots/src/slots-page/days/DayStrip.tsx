import { dayLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import styles from '../SlotsPage.module.css';
import { dayOffer, noonOf, type SlotDay } from '../slots.model';
import { useChosenInView } from './use-chosen-in-view';

interface DayStripProps {
  readonly days: readonly SlotDay[];
  readonly date?: string;
  readonly serverTime: string;
  readonly currency: string;
  readonly onChoose: (date: string) => void;
}

/** The days in a row, each with its lowest price; the chosen one is pressed. */
export function DayStrip({ days, date, serverTime, currency, onChoose }: DayStripProps) {
  const row = useChosenInView(date);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a border and cannot scroll
    <div ref={row} className={`sf-scroll ${styles.days}`} role="group" aria-label="Day">
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          className={styles.dayTile}
          aria-pressed={day.date === date}
          onClick={() => onChoose(day.date)}
        >
          <b>{dayLabel(noonOf(day.date), new Date(serverTime))}</b>{' '}
          <small className={styles.from}>{dayOffer(day, (fee) => formatMoney(fee, { currency }))}</small>
        </button>
      ))}
    </div>
  );
}
