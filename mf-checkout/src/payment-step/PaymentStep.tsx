import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { cashAmountRequired, paymentOptionRequired } from '@storefront/messages/payment';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CashIcon } from '@storefront/ui/icons/cash';
import { RadioGroup } from '@storefront/ui/radio-group';
import { useRef, useState } from 'react';
import { bool, object, string } from 'yup';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { CheckoutData } from '../steps/checkout-data';
import { newIntention } from './intention';
import { payByCash } from './pay-by-cash';

const schema = object({
  method: string().required(paymentOptionRequired),
  confirmed: bool().oneOf([true], cashAmountRequired).required(cashAmountRequired),
});

/** How to pay. Cash is confirmed with its amount; the one button says what will be paid. */
export function PaymentStep({ data }: { data: CheckoutData }) {
  const { api, business, navigate } = usePageContext();
  const { basket } = data;
  const [amount, setAmount] = useState(basket.totals.total);
  // One intention, one key: whatever is clicked or repeated, the server places one order.
  const intention = useRef(newIntention());
  const money = formatMoney(amount, { currency: business.currency });
  const delivery = basket.fulfilmentMethod === 'delivery';
  const form = useStorefrontForm({
    initialValues: { method: '', confirmed: false },
    schema,
    onSubmit: async () => {
      const outcome = await payByCash(api, data, amount, intention.current);
      if (outcome.kind === 'placed') {
        navigate(urlTo('checkout-success', {}, { order: outcome.draftOrderId, payment: outcome.paymentId }), {
          replace: true,
        });
        return undefined;
      }
      if (outcome.kind === 'unknown') {
        intention.current = outcome.intention;
        return { message: outcome.message };
      }
      // The refusal was an answer: what comes next is another intention.
      intention.current = newIntention();
      if (outcome.amount !== undefined) {
        setAmount(outcome.amount);
        void form.setFieldValue('confirmed', false);
      }
      if (outcome.goTo) navigate(outcome.goTo);
      return { message: outcome.message };
    },
  });
  return (
    <CheckoutFrame data={data} step="checkout-payment">
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <RadioGroup
          legend="Pay with"
          name="method"
          boxed
          value={form.values.method}
          error={form.touched.method ? form.errors.method : undefined}
          options={data.store.paymentMethods
            .filter((method) => method === 'cash')
            .map((method) => ({
              value: method,
              label: 'Cash',
              note: delivery ? 'At your door' : 'At the counter',
              end: <CashIcon />,
            }))}
          onChange={(event) => void form.setFieldValue('method', event.currentTarget.value)}
        />
        <p className={styles.amount} aria-live="polite">
          <span className="sf-muted">{delivery ? 'Have ready for the driver' : 'To pay at the counter'}</span>
          <b>{money}</b>
        </p>
        <CheckboxFormField form={form} name="confirmed" label={`I will pay ${money} in cash`} />
        <Button {...form.submitProps} wide big>
          Place order · {money}
        </Button>
      </form>
    </CheckoutFrame>
  );
}
