import { PlainForm } from '@storefront/forms/plain-form';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { orderFields } from './order-fields';
import type { StepProps } from './step-props';

/** Confirms the amount and places the order, however often its button is pressed. */
export function PlainCash({ checkout, page }: StepProps) {
  const { currency } = usePageContext().business;
  const { basket } = checkout.data;
  const money = formatMoney(basket.totals.total, { currency });
  const returned = page.returned?.values.way === 'card' ? undefined : page.returned;
  const error = returned?.errors.confirmed;
  return (
    <PlainForm
      className={styles.form}
      action={actionPath('checkout', 'place-order')}
      returned={returned}
      carried={orderFields(checkout, page, returned)}
    >
      <h3>Cash</h3>
      <p className={styles.amount}>
        <span className="sf-muted">
          {basket.fulfilmentMethod === 'delivery' ? 'Have ready for the driver' : 'To pay at the counter'}
        </span>
        <b>{money}</b>
      </p>
      <Checkbox name="confirmed" label={`I will pay ${money} in cash`} error={error} autoFocus={error !== undefined} />
      <Button type="submit" wide big>
        {`Place order · ${money}`}
      </Button>
    </PlainForm>
  );
}
