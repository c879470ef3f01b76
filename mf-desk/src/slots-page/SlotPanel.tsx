import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { decimalText } from '@storefront/messages/day-close/close-rows';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { TextField } from '@storefront/ui/text-field';
import { priceOf } from '../typed/price-of';
import { Offer } from './Offer';
import { Places } from './Places';
import styles from './SlotPanel.module.css';
import { slotSchema } from './slot.schema';
import { capacityEffect, changeOf, type SlotChange } from './slot-change';

import { freeOf } from './slot-grid';
import { closingTime, slotName } from './slot-names';

export interface SlotPanelProps {
  readonly slot: AdminSlot;
  readonly zone: string;
  readonly currency: string;
  readonly onClose: () => void;
  /** Makes a change. @returns why it was not made; undefined when it was */
  readonly onChange: (change: SlotChange) => Promise<string | undefined>;
}

/** What can be changed of one slot, each with what it means for its orders and held places. */
export function SlotPanel({ slot, zone, currency, onClose, onChange }: SlotPanelProps) {
  const form = useStorefrontForm({
    initialValues: { capacity: String(slot.capacity), price: decimalText(slot.fee, currency) },
    schema: slotSchema(slot, currency),
    onSubmit: async ({ capacity, price }) => {
      const change = changeOf(slot, { capacity: Number(capacity), fee: priceOf(price, currency) ?? slot.fee });
      if (Object.keys(change).length === 0) return { message: 'Nothing was changed yet.' };
      const problem = await onChange(change);
      return problem ? { message: problem } : undefined;
    },
  });
  const field = liveFields(form);
  const wanted = Number(form.values.capacity);
  const isResized = !form.errors.capacity && wanted !== slot.capacity;
  return (
    <Dialog open kind="sheet" title={slotName(slot, zone)} onOpenChange={(open) => !open && onClose()}>
      <div className="sf-stack">
        <Places {...slot} />
        <dl className={styles.counts}>
          <Count label="Booked" count={slot.confirmed} />
          <Count label="Held" count={slot.held} />
          <Count label="Free" count={freeOf(slot)} />
          <Count label="Capacity" count={slot.capacity} />
        </dl>
        <p className="sf-muted">
          Booking closes {closingTime(slot, zone)}.
          {slot.pool && ' It shares places with other slots of its day, so that it may be full earlier.'}
        </p>
        <form {...form.formProps} className="sf-stack">
          <FormErrors errors={form.formErrors} />
          <div className={styles.fields}>
            <TextField
              {...field('capacity')}
              label="Capacity"
              inputMode="numeric"
              autoComplete="off"
              hint={`Not below ${slot.confirmed}`}
            />
            <TextField
              {...field('price')}
              label="Price"
              inputMode="decimal"
              autoComplete="off"
              hint="Who has booked keeps theirs"
            />
          </div>
          {isResized && <p className={styles.effect}>{capacityEffect(slot, wanted)}</p>}
          <Button {...form.submitProps}>Change this slot</Button>
        </form>
        <Offer slot={slot} onChange={onChange} />
      </div>
    </Dialog>
  );
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{count}</dd>
  </div>
);
