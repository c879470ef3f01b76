import { HiddenFields } from '@storefront/forms/hidden-fields';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextLink } from '@storefront/ui/text-link';
import type { WeeklyTime } from './read-weekly-slot';
import styles from './WeeklySlotPage.module.css';
import { windowOption, windowValue } from './weekly-words';

interface WeeklySlotFormProps {
  readonly weekly: WeeklyTime;
  readonly store: NonNullable<WeeklyTime['store']>;
  readonly query: Readonly<Record<string, string>>;
}

/** The choice of a window and, for a delivery, of an address. */
export function WeeklySlotForm({ weekly: { weeklySlot, windows, addresses }, store, query }: WeeklySlotFormProps) {
  const delivers = windows.some(({ fulfilmentMethod }) => fulfilmentMethod === 'delivery');
  const address = weeklySlot?.address ?? addresses.find(({ isDefault }) => isDefault);
  if (windows.length === 0) return <p>{store.name} has no weekly times.</p>;
  return (
    <form method="post" action={actionPath('member', 'set-weekly-slot')} className={styles.week}>
      <HiddenFields values={{ storeId: String(store.storeId) }} />
      <p>
        We keep a place for you until 24 hours before orders close, and email you each week. Up to half of the places at
        each time can be kept like this.
      </p>
      <SelectField
        label={`Day and time at ${store.name}`}
        name="window"
        required
        placeholder="Choose a time"
        defaultValue={query.window ?? (weeklySlot ? windowValue(weeklySlot) : '')}
        options={windows.map((window) => ({ value: windowValue(window), label: windowOption(window) }))}
      />
      {delivers && addresses.length > 0 && (
        <SelectField
          label="Deliver to"
          hint="You do not need an address to collect."
          name="addressId"
          defaultValue={query.addressId ?? String(address?.addressId ?? '')}
          options={addresses.map(({ addressId, addressLine1, postcode }) => ({
            value: String(addressId),
            label: `${addressLine1}, ${postcode}`,
          }))}
        />
      )}
      {delivers && addresses.length === 0 && (
        <TextLink href={urlTo('member-addresses')}>Add an address for deliveries</TextLink>
      )}
      <div>
        <Button type="submit">Keep this time every week</Button>
      </div>
    </form>
  );
}
