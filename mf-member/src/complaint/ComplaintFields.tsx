import type { Reportable } from '@storefront/api/entities/order-complaint';
import { COMPLAINT_NOTE_MAX_LENGTH } from '@storefront/api/limits/complaint-limits';
import { optionsText } from '@storefront/messages/option-text';
import { Picture } from '@storefront/ui/picture';
import { SelectField } from '@storefront/ui/select-field';
import { TextAreaField } from '@storefront/ui/text-area-field';
import styles from './Complaint.module.css';
import { KIND_LABELS, kindField, quantityField, type ReportedOrder } from './complaint.model';

interface ComplaintFieldsProps {
  readonly lines: ReportedOrder['lines'];
  readonly reportable: Reportable;
  /** What was chosen before, by field. */
  readonly values: Readonly<Record<string, string>>;
}

const kindOptions = (replaced: number) =>
  (['missing', 'damaged', 'poor_quality', 'not_as_ordered'] as const)
    .filter((kind) => kind !== 'not_as_ordered' || replaced > 0)
    .map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

const counts = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** For each item that can be reported, what is wrong with how many of it; and a note. */
export function ComplaintFields({ lines, reportable, values }: ComplaintFieldsProps) {
  return (
    <>
      <div>
        {reportable.lines.map(({ lineId, quantity, replaced }) => {
          const line = lines.find((one) => one.lineId === lineId);
          if (!line) return null;
          const { name, options, images, substituted } = line;
          return (
            <fieldset key={lineId} className={styles.item}>
              <legend className="sf-hidden">{name}</legend>
              <div className={styles.picture}>
                <Picture images={images} size={56} />
              </div>
              <div>
                <p className={styles.name} aria-hidden="true">
                  {name}
                </p>
                {options.length > 0 && <p className="sf-muted sf-small">{optionsText(options)}</p>}
                {substituted && (
                  <p className="sf-muted sf-small">
                    {substituted.quantity} × {substituted.name} instead
                  </p>
                )}
              </div>
              <div className={styles.choices}>
                <SelectField
                  label="What is wrong?"
                  name={kindField(lineId)}
                  placeholder="Nothing"
                  defaultValue={values[kindField(lineId)] ?? ''}
                  options={kindOptions(replaced)}
                />
                {quantity > 1 && (
                  <SelectField
                    label="How many?"
                    name={quantityField(lineId)}
                    defaultValue={values[quantityField(lineId)] ?? '1'}
                    options={counts(quantity)}
                  />
                )}
              </div>
            </fieldset>
          );
        })}
      </div>
      <TextAreaField
        label="Anything else?"
        optional
        name="note"
        rows={3}
        maxLength={COMPLAINT_NOTE_MAX_LENGTH}
        defaultValue={values.note}
      />
    </>
  );
}
