import type { SavedCard } from '@storefront/api/entities/saved-card';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useEffect, useState } from 'react';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import type { CheckoutData } from '../steps/checkout-data';
import { successUrl } from '../success-page/success-url';
import type { Placed, Unfinished } from './earlier-payment/find-earlier-payment';
import { forgetOpenPayment } from './earlier-payment/open-payment';
import { UnfinishedPayment } from './earlier-payment/UnfinishedPayment';
import { PaymentForm } from './PaymentForm';

export interface PaymentData extends CheckoutData {
  /** The member's saved cards that are charged from our page; none for a guest. */
  readonly cards: readonly SavedCard[];
  /** The gateway's own page offers further saved cards. */
  readonly hasCardsOnPage?: boolean;
  /** The state of an earlier payment that placed no order. */
  readonly unfinished?: Unfinished;
  /** The URL is that of the card form, which is open then. */
  readonly isCardFormOpen?: boolean;
}

/** The payment form, unless an earlier payment is still open: that one is settled first. */
export function PaymentStep({ data }: { data: PaymentData }) {
  const { navigate } = usePageContext();
  const [unfinished, setUnfinished] = useState(data.unfinished);
  const change = useCallback(
    (next: Placed | Unfinished | undefined) => {
      if (next?.kind === 'placed') navigate(successUrl(next), { replace: true });
      else setUnfinished(next);
    },
    [navigate],
  );
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
      ) : (
        <PaymentForm data={data} refusal={unfinished} onOpen={setUnfinished} onPlaced={change} />
      )}
    </CheckoutFrame>
  );
}
