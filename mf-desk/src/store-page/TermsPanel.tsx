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
import { useRef, useState } from 'react';
import { boolean, object, string } from 'yup';
import layout from '../frame/Layout.module.css';
import { priceOf } from '../typed/price-of';
import { changedTerms } from './changed-lines';
import { TheirChange } from './TheirChange';
import { type Saved, useStoreSave } from './use-store-save';

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
  const { currency } = usePageContext().business;
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useStoreSave(settings);
  const [theirs, setTheirs] = useState<Extract<Saved, { kind: 'changed' }>>();
  const typed = (minor: number | null) =>
    minor === null ? '' : (minor / currencyFormat({ currency }).minorPerMajor).toFixed(2).replace(/\.00$/, '');
  const valuesOf = (terms: StoreSettings) => ({
    minimumSpend: typed(terms.minimumSpend),
    freeDeliveryFrom: typed(terms.freeDeliveryFrom),
    orderDaysInAdvance: String(terms.orderDaysInAdvance),
    guestCheckout: terms.guestCheckout,
  });
  const form = useStorefrontForm({
    initialValues: valuesOf(settings),
    schema: schemaOf(currency),
    onSubmit: async ({ minimumSpend, freeDeliveryFrom, orderDaysInAdvance, guestCheckout }) => {
      const set = {
        minimumSpend: priceOf(minimumSpend, currency) ?? settings.minimumSpend,
        freeDeliveryFrom: freeDeliveryFrom.trim() ? (priceOf(freeDeliveryFrom, currency) ?? null) : null,
        orderDaysInAdvance: Number(orderDaysInAdvance),
        guestCheckout,
      };
      setTheirs(undefined);
      try {
        const saved = await save(set);
        if (saved.kind === 'refused') return { message: 'The change was refused. Load the page again.' };
        if (saved.kind === 'changed') setTheirs(saved);
        else onChanged(saved.settings, 'The terms were saved.');
        return undefined;
      } catch {
        return { message: 'The terms could not be saved. Check the connection and try again.' };
      }
    },
  });
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label="Terms of an order">
      <h2 ref={heading} tabIndex={-1}>
        Terms of an order
      </h2>
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
      {theirs && (
        <TheirChange
          lines={changedTerms(theirs.before, theirs.now, currency)}
          onTake={() => {
            setTheirs(undefined);
            void form.setValues(valuesOf(theirs.now));
            onChanged(theirs.now, 'The form has the terms that somebody else has saved.');
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}
