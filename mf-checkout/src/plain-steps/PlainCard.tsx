import { PlainForm } from '@storefront/forms/plain-form';
import { hostedPageLeads } from '@storefront/messages/payment';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { BillingAddress } from '../payment-step/BillingAddress';
import { orderFields } from './order-fields';
import type { StepProps } from './step-props';

/** Begins the payment by a card that is typed on the gateway's own page, however often its button is pressed. */
export function PlainCard({ checkout, page }: StepProps) {
  const { currency } = usePageContext().business;
  const returned = page.returned?.values.way === 'card' ? page.returned : undefined;
  return (
    <PlainForm
      className={styles.form}
      action={actionPath('checkout', 'pay-by-card')}
      returned={returned}
      carried={{ ...orderFields(checkout, page, returned), way: 'card' }}
    >
      <h3>Card</h3>
      <p className="sf-muted">{hostedPageLeads}</p>
      <BillingAddress
        checkout={checkout.data.basket.checkout}
        query={{ guest: checkout.progress.guest ? '1' : undefined, options: 'done' }}
      />
      <Button type="submit" wide big>
        {`Pay ${formatMoney(checkout.data.basket.totals.total, { currency })} by card`}
      </Button>
    </PlainForm>
  );
}
