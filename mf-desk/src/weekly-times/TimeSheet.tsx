import type { SlotTemplate, SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { Dialog } from '@storefront/ui/dialog';
import { TextField } from '@storefront/ui/text-field';
import { WEEK, WEEKDAYS } from '../calendar/weekdays';
import layout from '../frame/Layout.module.css';
import { timeForm, timeOf, timeSchema } from './time-form';
import { timesText } from './time-words';
import styles from './WeeklyTimes.module.css';

export interface TimeSheetProps {
  /** Undefined for a new one. */
  readonly template: SlotTemplate | undefined;
  readonly values: SlotTemplateValues;
  readonly currency: string;
  readonly onClose: () => void;
  /** @returns why it was refused; undefined when it was saved */
  readonly onSave: (set: SlotTemplateValues) => Promise<string | undefined>;
}

/** The form of one weekly time. */
export function TimeSheet({ template, values, currency, onClose, onSave }: TimeSheetProps) {
  const form = useStorefrontForm({
    initialValues: timeForm(values, currency),
    schema: timeSchema(currency),
    onSubmit: async (typed) => {
      const problem = await onSave(timeOf(typed, values.fulfilmentMethod, currency));
      return problem ? { message: problem } : undefined;
    },
  });
  const field = liveFields(form);
  const { days } = form.values;
  return (
    <Dialog
      open
      kind="sheet"
      title={template ? timesText(template.values) : 'New weekly time'}
      onOpenChange={(open) => !open && onClose()}
    >
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <div className={styles.fields}>
          <TextField {...field('starts')} label="Begins" type="time" />
          <TextField {...field('ends')} label="Ends" type="time" />
          <TextField {...field('capacity')} label="Orders" inputMode="numeric" autoComplete="off" />
          <TextField
            {...field('price')}
            label="Price"
            inputMode="decimal"
            autoComplete="off"
            hint="Who has booked keeps theirs"
          />
        </div>
        <fieldset className={layout.choices}>
          <legend>Days</legend>
          <div className={styles.weekdays}>
            {WEEK.map((day) => (
              <Checkbox
                key={day}
                label={WEEKDAYS[day]}
                checked={days.includes(day)}
                onChange={({ target }) =>
                  form.setFieldValue('days', target.checked ? [...days, day] : days.filter((one) => one !== day))
                }
              />
            ))}
          </div>
          {days.length === 0 && <p className={layout.small}>Without a day it is kept, and not offered.</p>}
        </fieldset>
        <div className={styles.fields}>
          <TextField
            {...field('leadMinutes')}
            label="Lead time in minutes"
            inputMode="numeric"
            autoComplete="off"
            hint="Booking closes so long before"
          />
          <TextField
            {...field('orderBy')}
            label="Or order the day before by"
            optional
            type="time"
            hint="If that is earlier"
          />
        </div>
        {template?.pool != null && (
          <p className={layout.small}>It shares the places of {template.pool} on each day, which an import sets.</p>
        )}
        {template?.zones != null && (
          <p className={layout.small}>It serves the zones {template.zones.join(', ')}, which an import sets.</p>
        )}
        <p className={styles.effect}>
          The slots of the next two weeks follow at once. Those that you have changed by themselves stay as they are,
          and nobody loses a booked or held place.
        </p>
        <Button {...form.submitProps}>{template ? 'Save this time' : 'Offer this time'}</Button>
      </form>
    </Dialog>
  );
}
