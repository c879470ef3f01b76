import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { slotLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { CheckIcon } from '@storefront/ui/icons/check';
import styles from '../SlotsPage.module.css';
import { feeText } from '../slots.model';
import { SlotMarks } from './SlotMarks';

interface SlotRowsProps {
  readonly slots: readonly TimeSlot[];
  readonly heldId?: number;
  readonly pendingId?: number;
  readonly currency: string;
  readonly onReserve: (slot: TimeSlot) => void;
}

/** Slots as rows: time, price, labels, and how many places are left when there are few. */
export function SlotRows({ slots, heldId, pendingId, currency, onReserve }: SlotRowsProps) {
  return (
    <ul className={styles.rows}>
      {slots.map((slot) => {
        const held = slot.slotId === heldId;
        const waiting = slot.slotId === pendingId;
        const price = feeText(slot.fee, (fee) => formatMoney(fee, { currency }));
        return (
          <li key={slot.slotId}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={held}
              aria-busy={waiting || undefined}
              disabled={!slot.available && !held}
              onClick={() => !waiting && (!held || pendingId !== undefined) && onReserve(slot)}
            >
              <span className={styles.time}>{slotLabel(new Date(slot.startDate), new Date(slot.endDate))}</span>
              <SlotMarks slot={slot} />
              <span className={styles.fee}>
                {held && <span className={styles.heldFee}>{price}</span>}{' '}
                <span>{waiting ? 'Holding' : held ? 'Yours' : slot.available ? price : 'Full'}</span>
              </span>
              {held && <CheckIcon />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
