import type { TimeSlot } from '@storefront/api/entities/time-slot';
import type { Fulfilment } from '@storefront/bus/state.types';
import { dayLabel, slotLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import styles from '../slots-page/SlotsPage.module.css';
import { feeText, noonOf, partsOfDay, type SlotDay } from '../slots-page/slots.model';
import { SlotMarks } from '../slots-page/times/SlotMarks';

/** A slot as the forms send it. */
export const slotValue = (slot: Pick<TimeSlot, 'timeSlotDate' | 'timeSlotTime' | 'slotId'>): string =>
  `${slot.timeSlotDate} ${slot.timeSlotTime} ${slot.slotId}`;

interface PlainDayProps {
  readonly storeId: number;
  readonly method: Fulfilment;
  readonly day: SlotDay;
  readonly serverTime: string;
  readonly heldId: number | undefined;
  readonly currency: string;
  /** The basket has items of another store. */
  readonly asksToReplace: boolean;
}

/** The times of a day as one form: a radio button each, and the button that holds the chosen one. */
export function PlainDay({ storeId, method, day, serverTime, heldId, currency, asksToReplace }: PlainDayProps) {
  return (
    <form method="post" action={actionPath('slots', 'reserve')}>
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="fulfilmentMethod" value={method} />
      <h2>{dayLabel(noonOf(day.date), new Date(serverTime))}</h2>
      {partsOfDay(day.slots).map((part) => (
        <fieldset key={part.name} className={`sf-choices ${styles.plainPart}`}>
          <legend className="sf-choices__legend">{part.name}</legend>
          {part.slots.map((slot) => (
            <SlotChoice key={slot.slotId} slot={slot} isHeld={slot.slotId === heldId} currency={currency} />
          ))}
        </fieldset>
      ))}
      {day.slots.some(({ available }) => available) && (
        <div className={styles.hold}>
          {asksToReplace && (
            <Checkbox name="overwriteBasket" value="true" required label="Replace my basket from the other store" />
          )}
          <Button type="submit" big wide>
            Hold the chosen time
          </Button>
        </div>
      )}
    </form>
  );
}

function SlotChoice({ slot, isHeld, currency }: { slot: TimeSlot; isHeld: boolean; currency: string }) {
  const price = isHeld ? 'Yours' : slot.available ? feeText(slot.fee, (fee) => formatMoney(fee, { currency })) : 'Full';
  return (
    <label className="sf-choice sf-choice--box">
      <input
        type="radio"
        name="slot"
        required
        value={slotValue(slot)}
        defaultChecked={isHeld}
        disabled={!slot.available && !isHeld}
      />
      <span className="sf-choice__text">{slotLabel(new Date(slot.startDate), new Date(slot.endDate))}</span>
      <SlotMarks slot={slot} />
      <span className="sf-choice__end">{price}</span>
    </label>
  );
}
