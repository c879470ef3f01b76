import { FormErrors } from '@storefront/forms/form-errors';
import { connectionLost } from '@storefront/messages/system';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { useRef, useState } from 'react';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { newCheckoutAttempt } from '../payment-step/checkout-attempt';
import type { Placed } from '../payment-step/open-payment/find-open-payment';
import { pay } from '../payment-step/pay';
import { type PaymentRejection, placeName } from '../payment-step/refusals/rejections';
import type { CheckoutData } from '../steps/checkout-data';
import own from './AssistedPayment.module.css';
import { type LinkSent, sendPaymentLink } from './send-payment-link';

interface AssistedPaymentProps {
  readonly data: CheckoutData;
  readonly onPlaced: (placed: Placed) => void;
  readonly onSent: (sent: LinkSent) => void;
}

/** How an operator ends an order for somebody else: the shopper pays by a link, or in cash when the order comes. */
export function AssistedPayment({ data, onPlaced, onSent }: AssistedPaymentProps) {
  const { api, business } = usePageContext();
  const { basket, store } = data;
  const { contact } = basket.checkout;
  const isTexted = business.oneTimeCodes?.includes('sms') && contact?.phoneNumber;
  const [amount, setAmount] = useState(basket.totals.total);
  const [problem, setProblem] = useState<Pick<PaymentRejection, 'message' | 'goTo'>>();
  const [busy, setBusy] = useState<'link' | 'cash'>();
  // One key for each intent: the order is placed once, however often the button is pressed.
  const attempt = useRef(newCheckoutAttempt());
  const money = formatMoney(amount, { currency: business.currency });
  const takesCash = store.paymentMethods.includes('cash') && amount <= (store.cashLimit ?? amount);
  const isDelivery = basket.fulfilmentMethod === 'delivery';

  async function run(what: 'link' | 'cash', step: () => Promise<PaymentRejection | undefined>) {
    if (busy) return;
    setBusy(what);
    setProblem(undefined);
    const refused = await step().catch(() => ({ message: connectionLost, amount: undefined }));
    setBusy(undefined);
    if (refused?.amount !== undefined) setAmount(refused.amount);
    if (refused) setProblem(refused);
  }
  const sendLink = async () => {
    const outcome = await sendPaymentLink(api, data, amount);
    if (outcome.kind === 'refused') return outcome;
    onSent(outcome);
    return undefined;
  };
  const payInCash = async () => {
    const outcome = await pay(api, data, amount, attempt.current, { gateway: 'cash' });
    if (outcome.kind === 'placed') onPlaced({ ...outcome, gateway: 'cash' });
    if (outcome.kind === 'refused') attempt.current = newCheckoutAttempt();
    if (outcome.kind === 'unknown') attempt.current = outcome.intention;
    if (outcome.kind === 'refused') return outcome;
    return outcome.kind === 'unknown' ? ({ kind: 'refused', message: outcome.message } as const) : undefined;
  };

  return (
    <section className={`${styles.form} ${own.words}`} aria-label="How they pay">
      <FormErrors errors={problem ? [problem.message] : []} />
      {problem?.goTo && (
        <LinkButton kind="quiet" href={problem.goTo}>
          {placeName(problem.goTo)}
        </LinkButton>
      )}
      <p>
        We email a link to <b>{contact?.email}</b>
        {isTexted && (
          <>
            {' '}
            and text it to <b>{contact?.phoneNumberDisplay}</b>
          </>
        )}
        . They pay {money} on their own phone or computer, and the time is held until the link ends.
      </p>
      <Button wide big busy={busy === 'link'} onClick={() => void run('link', sendLink)}>
        Send the payment link
      </Button>
      {takesCash && (
        <Button kind="quiet" wide busy={busy === 'cash'} onClick={() => void run('cash', payInCash)}>
          {isDelivery ? `They pay ${money} in cash at the door` : `They pay ${money} in cash at the counter`}
        </Button>
      )}
    </section>
  );
}
