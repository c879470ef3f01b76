import { SHELF_PLACE_MAX_LENGTH } from '@storefront/api/constants';
import type { PriceRounding } from '@storefront/money/reprice';
import { Checkbox } from '@storefront/ui/checkbox';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import styles from './ChangePanel.module.css';
import type { ChangeForm } from './change-form';

export interface ChangeFieldsProps {
  readonly form: ChangeForm;
  readonly onChange: (changes: Partial<ChangeForm>) => void;
}

const HOW = [
  { value: 'raise', label: 'Raise by' },
  { value: 'lower', label: 'Lower by' },
  { value: 'set', label: 'Set to' },
];

const ROUNDINGS: { value: PriceRounding; label: string }[] = [
  { value: 'to_1', label: 'Nearest 1p' },
  { value: 'to_5', label: 'Nearest 5p' },
  { value: 'to_10', label: 'Nearest 10p' },
  { value: 'ending_in_9', label: 'Ending in 9' },
];

/** The fields of what is changed: price, stock, sale or place. */
export function ChangeFields(props: ChangeFieldsProps) {
  switch (props.form.tab) {
    case 'price':
      return <PriceFields {...props} />;
    case 'stock':
      return <StockFields {...props} />;
    case 'sale':
      return <SaleFields {...props} />;
    case 'place':
      return <PlaceFields {...props} />;
  }
}

function PriceFields({ form, onChange }: ChangeFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="Price"
          value={form.how}
          options={HOW}
          onChange={({ target }) => onChange({ how: target.value as ChangeForm['how'] })}
        />
        {form.how === 'set' ? (
          <TextField
            label="New price"
            inputMode="decimal"
            autoComplete="off"
            value={form.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        ) : (
          <TextField
            label="Per cent"
            inputMode="decimal"
            autoComplete="off"
            trailing="%"
            value={form.share}
            onChange={({ target }) => onChange({ share: target.value })}
          />
        )}
        {form.how !== 'set' && (
          <SelectField
            label="Round to"
            value={form.rounding}
            options={ROUNDINGS}
            onChange={({ target }) => onChange({ rounding: target.value as PriceRounding })}
          />
        )}
      </div>
      {form.how === 'lower' && (
        <Checkbox
          label="Show the price before as “was”"
          checked={form.showsWas}
          onChange={({ target }) => onChange({ showsWas: target.checked })}
        />
      )}
    </>
  );
}

function StockFields({ form, onChange }: ChangeFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="Stock"
        value={form.counts}
        options={[
          { value: 'counted', label: 'Counted' },
          { value: 'not-counted', label: 'Not counted' },
        ]}
        onChange={({ target }) => onChange({ counts: target.value as ChangeForm['counts'] })}
      />
      {form.counts === 'counted' && (
        <TextField
          label="How many of each"
          inputMode="numeric"
          autoComplete="off"
          value={form.stock}
          onChange={({ target }) => onChange({ stock: target.value })}
        />
      )}
    </div>
  );
}

const SaleFields = ({ form, onChange }: ChangeFieldsProps) => (
  <SelectField
    label="Sale"
    value={form.sale}
    options={[
      { value: 'off', label: 'Off sale from now on' },
      { value: 'on', label: 'On sale again' },
    ]}
    onChange={({ target }) => onChange({ sale: target.value as ChangeForm['sale'] })}
  />
);

const PLACE_FIELDS = [
  { name: 'aisle', label: 'Aisle' },
  { name: 'bay', label: 'Bay' },
  { name: 'shelf', label: 'Shelf' },
] as const;

const PlaceFields = ({ form, onChange }: ChangeFieldsProps) => (
  <div className={styles.places}>
    {PLACE_FIELDS.map(({ name, label }) => (
      <TextField
        key={name}
        label={label}
        autoComplete="off"
        maxLength={SHELF_PLACE_MAX_LENGTH}
        value={form[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ))}
  </div>
);
