import { fieldsNeedScripts } from '@storefront/messages/payment';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { placeName, rejectionOf } from '../payment-step/rejections';
import { hasPlace } from './has-place';
import { PlainCash } from './PlainCash';
import type { StepProps } from './step-props';

/** The ways to pay before any script: cash, and what the others need. */
export function PlainPayment({ checkout, page }: StepProps) {
  const { basket, store } = checkout.data;
  const { problem } = page.query;
  const goTo = problem && rejectionOf({ code: problem }, basket, store).goTo;
  const takesCash =
    store.paymentMethods.includes('cash') && basket.totals.total <= (store.cashLimit ?? basket.totals.total);
  const canOrder = hasPlace(basket) && basket.totals.missingToMinimum === 0;
  return (
    <div className={styles.form}>
      {goTo && goTo !== urlTo('checkout-payment') && (
        <LinkButton kind="quiet" href={goTo}>
          {placeName(goTo)}
        </LinkButton>
      )}
      {canOrder && takesCash && <PlainCash checkout={checkout} page={page} />}
      {store.paymentMethods.some((method) => method !== 'cash') && <p className="sf-muted">{fieldsNeedScripts}</p>}
    </div>
  );
}
