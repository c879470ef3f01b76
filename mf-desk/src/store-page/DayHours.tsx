import { Checkbox } from '@storefront/ui/checkbox';
import { TextField } from '@storefront/ui/text-field';
import styles from './StorePage.module.css';
import type { DayRow } from './store-hours';

export interface DayHoursProps {
  /** 'Monday', or the date of a special day. */
  readonly name: string;
  readonly row: DayRow;
  readonly onChange: (change: Partial<DayRow>) => void;
}

/** Whether a day is open, and from when to when. */
export function DayHours({ name, row, onChange }: DayHoursProps) {
  return (
    <>
      <Checkbox
        label={
          <>
            Open<span className="sf-hidden"> on {name}</span>
          </>
        }
        checked={row.isOpen}
        onChange={({ target }) => onChange({ isOpen: target.checked })}
      />
      {row.isOpen && (
        <div className={styles.times}>
          <TextField
            label={`${name}, opens at`}
            hideLabel
            type="time"
            value={row.opens}
            onChange={({ target }) => onChange({ opens: target.value })}
          />
          <span aria-hidden="true">to</span>
          <TextField
            label={`${name}, closes at`}
            hideLabel
            type="time"
            value={row.closes}
            onChange={({ target }) => onChange({ closes: target.value })}
          />
        </div>
      )}
    </>
  );
}
