import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { formatMoney } from '@storefront/money/format-money';
import { Places } from './Places';
import styles from './SlotCell.module.css';
import { freeOf, slotState } from './slot-grid';
import { closingTime, slotName, stateNames } from './slot-names';

export interface SlotCellProps {
  readonly slot: AdminSlot;
  readonly zone: string;
  readonly currency: string;
  /** In milliseconds. */
  readonly now: number;
  readonly onOpen: () => void;
}

/** One slot of the grid: its price or state, its places, and when booking ends. It opens what can be changed. */
export function SlotCell({ slot, zone, currency, now, onOpen }: SlotCellProps) {
  const { fee, held, confirmed, capacity } = slot;
  const state = slotState(slot, now);
  const price = fee === 0 ? 'Free' : formatMoney(fee, { currency });
  const closes = closingTime(slot, zone);
  const word = state === 'open' ? price : stateNames[state];
  return (
    <button type="button" className={styles.slot} data-state={state} onClick={onOpen}>
      <span className="sf-hidden">
        {slotName(slot, zone)}: {word === price ? price : `${word}, ${price}`}, {confirmed} booked, {held} held,{' '}
        {freeOf(slot)} free of {capacity}, booking {state === 'closed' ? 'closed' : 'closes'} {closes}
      </span>
      <span className={styles.words} aria-hidden="true">
        <b>{word}</b>
        <span>
          {confirmed + held}/{capacity}
        </span>
      </span>
      <Places {...slot} />
      <span className={styles.until} aria-hidden="true">
        {word === price ? '' : `${price}, `}
        {state === 'closed' ? `since ${closes}` : `until ${closes}`}
      </span>
    </button>
  );
}
