import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Notice } from '@storefront/ui/notice';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { LinkSent } from '../assisted-payment/send-payment-link';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import type { CheckoutData } from '../steps/checkout-data';
import { successUrl } from '../success-page/success-url';
import { changePayment, wholeReason } from './changed-order/change-payment';
import { PayByEarlier } from './changed-order/PayByEarlier';
import type { Placed, Unfinished } from './open-payment/find-open-payment';
import { forgetOpenPayment } from './open-payment/open-payment';
import { UnfinishedPayment } from './open-payment/UnfinishedPayment';
import { PaymentForm } from './PaymentForm';
import type { PayableForm } from './payable';
import type { PaymentRejection } from './refusals/rejections';

export interface PaymentData extends CheckoutData, Pick<PayableForm, 'cards' | 'hasCardsOnPage' | 'isCardFormOpen'> {
  /** The state of a payment of this draft that placed no order. */
  readonly unfinished?: Unfinished;
}

/** Only operators who order for somebody else load it. */
const AssistedPayment = lazy(async () => ({
  default: (await import('../assisted-payment/AssistedPayment')).AssistedPayment,
}));

const LinkWasSent = lazy(async () => ({
  default: (await import('../assisted-payment/LinkWasSent')).LinkWasSent,
}));

/** The payment form, unless a payment of this draft is still open: that one is settled first. */
export function PaymentStep({ data }: { data: PaymentData }) {
  const { business, navigate } = usePageContext();
  const { basket } = data;
  const { total } = basket.totals;
  const [unfinished, setUnfinished] = useState(data.unfinished);
  const change = useCallback(
    (next: Placed | Unfinished | undefined) => {
      if (next?.kind === 'placed') navigate(successUrl(next), { replace: true });
      else setUnfinished(next);
    },
    [navigate],
  );
  /** A changed order that is paid for anew, and why. */
  const [inFull, setInFull] = useState<{ readonly why: PaymentRejection | undefined }>();
  const instead = inFull?.why || unfinished ? 'refused' : inFull && 'chosen';
  const whole = wholeReason(basket, total, business.currency, instead);
  const [sent, setSent] = useState<LinkSent>();
  // As it was when the page was opened: the visit ends before its page does.
  const [assistedFor] = useState(() => shared.session.get().assistedFor);
  // What the first payment covers needs no consent to more.
  const isCovered = basket.amends?.payment && total <= basket.amends.payment.amount && !inFull;
  const isOver = !unfinished || unfinished.kind === 'refused';
  useEffect(() => {
    if (isOver) forgetOpenPayment();
  }, [isOver]);
  useEffect(() => {
    // Restored from the back-forward cache after the bank: the shown state is outdated.
    const checkAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', checkAgain);
    return () => window.removeEventListener('pageshow', checkAgain);
  }, []);
  if (sent)
    return (
      <Suspense>
        <LinkWasSent sent={sent} />
      </Suspense>
    );
  return (
    <CheckoutFrame data={data} step="checkout-payment">
      {assistedFor && !isCovered ? (
        <Suspense>
          <AssistedPayment data={data} onPlaced={change} onSent={setSent} />
        </Suspense>
      ) : unfinished && unfinished.kind !== 'refused' ? (
        <UnfinishedPayment payment={unfinished} onChange={change} />
      ) : !unfinished && !inFull && changePayment(basket, total, business.currency) ? (
        <PayByEarlier data={data} onOpen={setUnfinished} onPlaced={change} onPayInFull={(why) => setInFull({ why })} />
      ) : (
        <>
          {whole && (
            <Notice kind="warning" role="status">
              {whole}
            </Notice>
          )}
          <PaymentForm data={data} refusal={unfinished ?? inFull?.why} onOpen={setUnfinished} onPlaced={change} />
        </>
      )}
    </CheckoutFrame>
  );
}
