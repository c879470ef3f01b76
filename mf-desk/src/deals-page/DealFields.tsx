import { DEAL_DESCRIPTION_MAX_LENGTH, DEAL_NAME_MAX_LENGTH, DEAL_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import { liveFields } from '@storefront/forms/live-fields';
import type { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { TextAreaField } from '@storefront/ui/text-area-field';
import { TextField } from '@storefront/ui/text-field';
import styles from '../content-pieces/Content.module.css';
import type { DealForm } from './deal-form';

export interface DealFieldsProps {
  readonly form: ReturnType<typeof useStorefrontForm<DealForm>>;
  readonly currency: string;
}

/** The terms of a deal's kind, its words and its times. */
export function DealFields({ form, currency }: DealFieldsProps) {
  const field = liveFields(form);
  const { kind } = form.values;
  const isOff = kind === 'percentage' || kind === 'fixed';
  return (
    <>
      <div className={styles.pair}>
        {kind !== 'bundle' && (
          <TextField
            {...field('quantity')}
            label={isOff ? 'At least this many items' : 'How many items'}
            optional={isOff}
            inputMode="numeric"
          />
        )}
        {(kind === 'multi_buy' || kind === 'bundle') && (
          <TextField
            {...field('price')}
            label={`Price together in ${currency}`}
            optional={kind === 'multi_buy'}
            hint={kind === 'multi_buy' ? 'Without a price the cheapest is free' : undefined}
            inputMode="decimal"
          />
        )}
        {kind === 'percentage' && (
          <TextField {...field('percent')} label="Per cent" inputMode="numeric" trailing={<span>%</span>} />
        )}
        {kind === 'fixed' && <TextField {...field('amount')} label={`Amount in ${currency}`} inputMode="decimal" />}
        {isOff && (
          <TextField
            {...field('minimumSpend')}
            label={`Smallest total in ${currency}`}
            hint="Of its items"
            optional
            inputMode="decimal"
          />
        )}
      </div>
      <div className={styles.pair}>
        <TextField {...field('name')} label="Name" hint="As shoppers read it" maxLength={DEAL_NAME_MAX_LENGTH} />
        <TextField {...field('text')} label="On a card" hint="Such as 2 for £4" maxLength={DEAL_TEXT_MAX_LENGTH} />
      </div>
      <TextAreaField
        {...field('description')}
        label="Conditions"
        optional
        rows={2}
        maxLength={DEAL_DESCRIPTION_MAX_LENGTH}
      />
      <div className={styles.pair}>
        <TextField {...field('startsAt')} label="From" optional type="datetime-local" />
        <TextField {...field('endsAt')} label="To" optional type="datetime-local" />
      </div>
    </>
  );
}
