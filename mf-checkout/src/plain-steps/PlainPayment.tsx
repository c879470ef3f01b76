import { fieldsNeedScripts, walletsNeedScripts } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { urlTo } from '@storefront/routes/url-to';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { refusedPaymentOf } from '../payment-step/refusals/refused-payment';
import { placeName, rejectionOf } from '../payment-step/refusals/rejections';
import { hasPlace } from './has-place';
import { PlainCard } from './PlainCard';
import { PlainCash } from './PlainCash';
import { PlainHostedPage } from './PlainHostedPage';
import type { StepProps } from './step-props';

/** The ways to pay before any script: cash, a card on the gateway's own page, and what the others need. */
export function PlainPayment({ checkout, page }: StepProps) {
  const { paymentPageOrigins = [] } = usePageContext().business;
  const { basket, store } = checkout.data;
  const { problem } = page.query;
  const outcome = replyTo(page.replies, 'POST /checkout/payment-outcome');
  if (outcome && !outcome.refusal)
    return (
      <div className={styles.form}>
        <PlainHostedPage hostedPage={replyTo(page.replies, 'POST /checkout/hosted-payment-producer')} page={page} />
      </div>
    );
  const refused = outcome?.refusal ? refusedPaymentOf(outcome.refusal, basket, store) : undefined;
  const goTo = refused?.goTo ?? (problem && rejectionOf({ code: problem }, basket, store).goTo);
  const accepts = (method: string) => store.paymentMethods.includes(method);
  const takesCash = accepts('cash') && basket.totals.total <= (store.cashLimit ?? basket.totals.total);
  const takesCard = accepts('card') && paymentPageOrigins.length > 0;
  const takesWallet = accepts('apple_pay') || accepts('google_pay');
  const canOrder = hasPlace(basket) && basket.totals.missingToMinimum === 0;
  return (
    <div className={styles.form}>
      {refused && !page.returned && (
        // biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
        <div tabIndex={-1} autoFocus>
          <Notice kind="danger" role="alert" icon={<AlertIcon />}>
            {refused.message}
          </Notice>
        </div>
      )}
      {goTo && goTo !== urlTo('checkout-payment') && (
        <LinkButton kind="quiet" href={goTo}>
          {placeName(goTo)}
        </LinkButton>
      )}
      {canOrder && takesCard && <PlainCard checkout={checkout} page={page} />}
      {canOrder && takesCash && <PlainCash checkout={checkout} page={page} />}
      {(takesWallet || (accepts('card') && !takesCard)) && (
        <p className="sf-muted">{takesCard ? walletsNeedScripts : fieldsNeedScripts}</p>
      )}
    </div>
  );
}
