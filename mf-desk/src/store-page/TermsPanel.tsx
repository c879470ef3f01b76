import { STORE_DAYS_AHEAD_MAX } from '@storefront/api/constants';
import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { currencyFormat } from '@storefront/money/currency-format';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { TextField } from '@storefront/ui/text-field';
import { boolean, object, string } from 'yup';
import layout from '../frame/Layout.module.css';
import { priceOf } from '../typed/price-of';

export interface TermsPanelProps {
  readonly settings: StoreSettings;
  readonly onChanged: (settings: StoreSettings, said: string) => void;
}

const AMOUNT = 'Enter an amount, such as 25 or 2.50.';
const DAYS = `Enter a whole number from 0 to ${STORE_DAYS_AHEAD_MAX}; 0 is today only.`;

function schemaOf(currency: string) {
  const isAmount = (typed = '') => priceOf(typed, currency) !== undefined;
  return object({
    minimumSpend: string().required(AMOUNT).test('amount', AMOUNT, isAmount),
    freeDeliveryFrom: string()
      .default('')
      .test('amount', AMOUNT, (typed) => !typed.trim() || isAmount(typed)),
    orderDaysInAdvance: string()
      .required(DAYS)
      .matches(/^\s*\d{1,2}\s*$/, DAYS)
      .test('most', DAYS, (typed = '') => Number(typed) <= STORE_DAYS_AHEAD_MAX),
    guestCheckout: boolean().default(false),
  });
}

/** What the store asks of an order. */
export function TermsPanel({ settings, onChanged }: TermsPanelProps) {
  const { api, business } = usePageContext();
  const { currency } = business;
  const typed = (minor: number | null) =>
    minor === null ? '' : (minor / currencyFormat({ currency }).minorPerMajor).toFixed(2).replace(/\.00$/, '');
  const form = useStorefrontForm({
    initialValues: {
      minimumSpend: typed(settings.minimumSpend),
      freeDeliveryFrom: typed(settings.freeDeliveryFrom),
      orderDaysInAdvance: String(settings.orderDaysInAdvance),
      guestCheckout: settings.guestCheckout,
    },
    schema: schemaOf(currency),
    onSubmit: async ({ minimumSpend, freeDeliveryFrom, orderDaysInAdvance, guestCheckout }) => {
      const body = {
        storeId: settings.storeId,
        minimumSpend: priceOf(minimumSpend, currency) ?? settings.minimumSpend,
        freeDeliveryFrom: freeDeliveryFrom.trim() ? (priceOf(freeDeliveryFrom, currency) ?? null) : null,
        orderDaysInAdvance: Number(orderDaysInAdvance),
        guestCheckout,
      };
      try {
        const reply = await api.call('POST /desk/store-change', { body });
        if (!reply.ok) return { message: 'The change was refused. Load the page again.' };
        onChanged(reply.data.settings, 'The terms were saved.');
        return undefined;
      } catch {
        return { message: 'The terms could not be saved. Check the connection and try again.' };
      }
    },
  });
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label="Terms of an order">
      <h2>Terms of an order</h2>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField {...field('minimumSpend')} label={`Smallest order in ${currency}`} inputMode="decimal" />
        <TextField
          {...field('freeDeliveryFrom')}
          label={`Delivery is free from, in ${currency}`}
          optional
          inputMode="decimal"
        />
        <TextField {...field('orderDaysInAdvance')} label="Days ahead that can be ordered" inputMode="numeric" />
        <Checkbox
          name="guestCheckout"
          checked={form.values.guestCheckout}
          onChange={form.handleChange}
          label="Shoppers may order without an account"
        />
        <Button {...form.submitProps}>Save terms</Button>
      </form>
    </section>
  );
}
