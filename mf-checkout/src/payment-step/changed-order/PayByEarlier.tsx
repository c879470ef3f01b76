import { FormErrors } from '@storefront/forms/form-errors';
import { paymentNotExtended } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { TextButton } from '@storefront/ui/text-link';
import { useRef, useState } from 'react';
import styles from '../../checkout-frame/CheckoutFrame.module.css';
import { newCheckoutAttempt } from '../checkout-attempt';
import type { Placed, Unfinished } from '../open-payment/find-open-payment';
import type { PaymentData } from '../PaymentStep';
import { pay } from '../pay';
import { cardGatewayNamed } from '../payment-gateway';
import { type PaymentRejection, placeName } from '../refusals/rejections';
import { changePayment } from './change-payment';

interface PayByEarlierProps {
  readonly data: PaymentData;
  readonly onOpen: (payment: Unfinished) => void;
  readonly onPlaced: (placed: Placed) => void;
  /** The shopper pays in full instead: they chose to, or nothing could be added. */
  readonly onPayInFull: (why: PaymentRejection | undefined) => void;
}

/** Confirms a changed order: by the payment of the order before, with the difference added if it costs more. No card is asked for. */
export function PayByEarlier({ data, onOpen, onPlaced, onPayInFull }: PayByEarlierProps) {
  const { api, business } = usePageContext();
  const { basket } = data;
  const [amount, setAmount] = useState(basket.totals.total);
  const [problem, setProblem] = useState<Pick<PaymentRejection, 'message' | 'goTo'>>();
  const [isBusy, setBusy] = useState(false);
  // One key for each intent: the server changes the order once, however often it is asked.
  const intention = useRef(newCheckoutAttempt());
  const payment = basket.amends?.payment;
  const gateway = cardGatewayNamed(payment?.gateway);
  const shown = changePayment(basket, amount, business.currency);
  if (!payment || !gateway || !shown) return null;

  async function confirm(earlier: NonNullable<typeof payment>['method'], by: NonNullable<typeof gateway>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await pay(api, data, amount, intention.current, { gateway: by, earlier });
    setBusy(false);
    if (outcome.kind === 'placed') return onPlaced({ ...outcome, gateway: by });
    if (outcome.kind === 'checking') return onOpen({ ...outcome, gateway: by });
    if (outcome.kind === 'unknown') {
      intention.current = outcome.intention;
      return setProblem(outcome);
    }
    if (outcome.kind !== 'refused') return;
    intention.current = newCheckoutAttempt();
    if (outcome.amount !== undefined) {
      setAmount(outcome.amount);
      return setProblem(outcome);
    }
    if (outcome.goTo) return setProblem(outcome);
    onPayInFull(outcome.code === 'payment_failed' ? { ...outcome, message: paymentNotExtended } : outcome);
  }

  return (
    <section className={styles.form} aria-label="Pay for the change">
      <FormErrors errors={problem ? [problem.message] : []} />
      {problem?.goTo && (
        <LinkButton kind="quiet" href={problem.goTo}>
          {placeName(problem.goTo)}
        </LinkButton>
      )}
      <p aria-live="polite">{shown.text}</p>
      <Button busy={isBusy} wide big onClick={() => void confirm(payment.method, gateway)}>
        {shown.label}
      </Button>
      <p>
        <TextButton onClick={() => onPayInFull(undefined)}>Pay for it another way</TextButton>
      </p>
    </section>
  );
}
