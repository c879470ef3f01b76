import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { selectedSlotExpired } from '@storefront/messages/slots';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CardIcon } from '@storefront/ui/icons/card';
import { CashIcon } from '@storefront/ui/icons/cash';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { RadioGroup } from '@storefront/ui/radio-group';
import { useRef, useState } from 'react';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { BillingAddress } from './BillingAddress';
import { CardFields, type CardHandle } from './CardFields';
import { newCheckoutAttempt } from './checkout-attempt';
import type { Placed, Unfinished } from './find-earlier-payment';
import type { PaymentData } from './PaymentStep';
import { type PaymentMethod, type PaymentOutcome, pay } from './pay';
import { paymentSchema } from './payment.schema';
import { type PaymentRejection, placeName } from './rejections';
import { useSlotLost } from './use-slot-lost';

interface PaymentFormProps {
  readonly data: PaymentData;
  /** Why the previous payment was refused. */
  readonly refusal: PaymentRejection | undefined;
  readonly onOpen: (payment: Unfinished) => void;
  readonly onPlaced: (placed: Placed) => void;
}

/** Card or cash. Cash is confirmed with its amount; the button shows what will be paid. */
export function PaymentForm({ data, refusal, onOpen, onPlaced }: PaymentFormProps) {
  const { api, business } = usePageContext();
  const { basket, store } = data;
  const [amount, setAmount] = useState(basket.totals.total);
  const [refused, setRefused] = useState(refusal);
  const [leaving, setLeaving] = useState(false);
  const isSlotLost = useSlotLost();
  // One intent, one key: the server places one order whatever is clicked or retried.
  const intention = useRef(newCheckoutAttempt());
  const card = useRef<CardHandle>(null);
  const money = formatMoney(amount, { currency: business.currency });
  const delivery = basket.fulfilmentMethod === 'delivery';
  const options = [
    { value: 'card', label: 'Card', note: 'Visa, Mastercard, Discover or JCB', end: <CardIcon /> },
    { value: 'cash', label: 'Cash', note: delivery ? 'At your door' : 'At the counter', end: <CashIcon /> },
  ].filter(({ value }) => store.paymentMethods.includes(value));

  const form = useStorefrontForm({
    initialValues: {
      method: data.isCardFormOpen && store.paymentMethods.includes('card') ? 'card' : '',
      confirmed: false,
    },
    schema: paymentSchema,
    onSubmit: async ({ method }) => {
      setRefused(undefined);
      const way = await preparePayment(method);
      if ('message' in way) return way;
      return show(await pay(api, data, amount, intention.current, way), way);
    },
  });

  async function preparePayment(method: string): Promise<PaymentMethod | { message: string }> {
    if (method === 'cash') return { gateway: 'cash' };
    const tokenised = (await card.current?.tokenise()) ?? { ok: false, message: '' };
    return tokenised.ok ? tokenised : { message: tokenised.message };
  }

  function show(outcome: PaymentOutcome, { gateway }: PaymentMethod) {
    if (outcome.kind === 'placed') {
      onPlaced({ ...outcome, gateway });
      return undefined;
    }
    if (outcome.kind === 'bank') {
      setLeaving(true);
      location.assign(outcome.url);
      return undefined;
    }
    if (outcome.kind === 'checking' || outcome.kind === 'hosted') {
      onOpen({ ...outcome, gateway });
      return undefined;
    }
    if (outcome.kind === 'unknown') {
      intention.current = outcome.intention;
      return { message: outcome.message };
    }
    // A refusal is a reply, so the next attempt is another intent.
    intention.current = newCheckoutAttempt();
    if (outcome.amount !== undefined) {
      setAmount(outcome.amount);
      void form.setFieldValue('confirmed', false);
    }
    setRefused(outcome);
    return undefined;
  }

  const isBusy = form.submitProps.busy || leaving;
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={[...form.formErrors, ...(refused ? [refused.message] : [])]} />
      {refused?.goTo && (
        <LinkButton kind="quiet" href={refused.goTo}>
          {placeName(refused.goTo)}
        </LinkButton>
      )}
      <RadioGroup
        legend="Pay with"
        name="method"
        boxed
        value={form.values.method}
        error={form.touched.method ? form.errors.method : undefined}
        options={options}
        onChange={(event) => void form.setFieldValue('method', event.currentTarget.value)}
      />
      {form.values.method === 'card' && (
        <>
          <CardFields handle={card} onSubmit={() => void form.formProps.onSubmit()} />
          <BillingAddress checkout={basket.checkout} />
        </>
      )}
      {form.values.method === 'cash' && (
        <>
          <p className={styles.amount} aria-live="polite">
            <span className="sf-muted">{delivery ? 'Have ready for the driver' : 'To pay at the counter'}</span>
            <b>{money}</b>
          </p>
          <CheckboxFormField form={form} name="confirmed" label={`I will pay ${money} in cash`} />
        </>
      )}
      {isSlotLost && !isBusy ? (
        <Notice
          kind="danger"
          role="alert"
          action={
            <LinkButton href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }, { from: 'checkout' })}>
              Choose a time
            </LinkButton>
          }
        >
          {selectedSlotExpired}
        </Notice>
      ) : (
        <Button {...form.submitProps} busy={isBusy} wide big>
          {leaving
            ? 'Taking you to your bank'
            : form.values.method === 'card'
              ? `Pay ${money}`
              : `Place order · ${money}`}
        </Button>
      )}
    </form>
  );
}
