import type { SavedCard } from '@storefront/api/entities/saved-card';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Notice } from '@storefront/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import type { CheckoutData } from '../steps/checkout-data';
import { successUrl } from '../success-page/success-url';
import { changePayment, wholeReason } from './changed-order/change-payment';
import { PayByEarlier } from './changed-order/PayByEarlier';
import type { Placed, Unfinished } from './open-payment/find-open-payment';
import { forgetOpenPayment } from './open-payment/open-payment';
import { UnfinishedPayment } from './open-payment/UnfinishedPayment';
import { PaymentForm } from './PaymentForm';
import type { PaymentRejection } from './refusals/rejections';

export interface PaymentData extends CheckoutData {
  /** The member's saved cards that are charged from our page; none for a guest. */
  readonly cards: readonly SavedCard[];
  /** The gateway's own page offers further saved cards. */
  readonly hasCardsOnPage?: boolean;
  /** The state of a payment of this draft that placed no order. */
  readonly unfinished?: Unfinished;
  /** The URL is that of the card form, which is open then. */
  readonly isCardFormOpen?: boolean;
}

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
  return (
    <CheckoutFrame data={data} step="checkout-payment">
      {unfinished && unfinished.kind !== 'refused' ? (
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
