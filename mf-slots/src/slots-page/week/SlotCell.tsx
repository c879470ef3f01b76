import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { formatMoney } from '@storefront/money/format-money';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LeafIcon } from '@storefront/ui/icons/leaf';
import { feeText } from '../slots.model';
import styles from './WeekGrid.module.css';
import { cellMarks, cellPlace } from './week.model';

interface SlotCellProps {
  readonly slot: TimeSlot;
  readonly currency: string;
  readonly isHeld: boolean;
  readonly isPending: boolean;
  /** The Tab key leads here. */
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onReserve: () => void;
}

/** A slot in the grid: its price, and below it what is special about it. A full one can be reached, to hear that it is. */
export function SlotCell({ slot, currency, isHeld, isPending, isTabStop, onFocus, onReserve }: SlotCellProps) {
  const isFull = !slot.available && !isHeld;
  const price = feeText(slot.fee, (fee) => formatMoney(fee, { currency }));
  const marks = isPending ? ['Holding'] : isHeld ? ['Yours'] : cellMarks(slot);
  return (
    <button
      type="button"
      data-slot={slot.slotId}
      className={styles.slot}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isHeld}
      aria-busy={isPending || undefined}
      aria-disabled={isFull || undefined}
      onFocus={onFocus}
      onClick={isFull ? undefined : onReserve}
    >
      <span className="sf-hidden">{cellPlace(slot)}</span> {isFull ? <s>{price}</s> : <b>{price}</b>}{' '}
      {marks.length > 0 && (
        <small className={slot.placesLeft === null ? undefined : styles.few}>
          {isHeld && !isPending && <CheckIcon />}
          {slot.greenest && slot.available && <LeafIcon small />}
          {marks.join(', ')}
        </small>
      )}
    </button>
  );
}
