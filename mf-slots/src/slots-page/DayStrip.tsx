import { dayLabel } from '@storefront/dates/plain';
import { Chip } from '@storefront/ui/chip';
import styles from './SlotsPage.module.css';
import { noonOf, type SlotDay } from './slots.model';

interface DayStripProps {
  readonly days: readonly SlotDay[];
  readonly date?: string;
  readonly serverTime: string;
  readonly onChoose: (date: string) => void;
}

/** The days in a row; the chosen one is pressed. */
export function DayStrip({ days, date, serverTime, onChoose }: DayStripProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a border and cannot scroll
    <div className={`sf-scroll ${styles.days}`} role="group" aria-label="Day">
      {days.map((day) => (
        <Chip key={day.date} on={day.date === date} onClick={() => onChoose(day.date)}>
          {dayLabel(noonOf(day.date), new Date(serverTime))}
        </Chip>
      ))}
    </div>
  );
}
