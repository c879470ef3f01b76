import type { ReplyOf } from '@storefront/api/operation-types';
import { HiddenFields } from '@storefront/forms/hidden-fields';
import { hostedPageNext, paymentCheckAgain } from '@storefront/messages/payment';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { StepProps } from './step-props';

interface PlainHostedPageProps extends Pick<StepProps, 'page'> {
  /** What opens the gateway's page; undefined once it has answered. */
  readonly hostedPage: ReplyOf<'POST /checkout/hosted-payment-producer'> | undefined;
}

/** A payment that is not made yet: the way to the gateway's page, or to its outcome. */
export function PlainHostedPage({ hostedPage, page: { query, returned } }: PlainHostedPageProps) {
  const carried = { order: query.order, guest: query.guest };
  const checking = actionPath('checkout', 'check-payment');
  return (
    <>
      {returned?.message && (
        <Notice kind="danger" role="alert">
          {returned.message}
        </Notice>
      )}
      {hostedPage ? (
        <form className={styles.form} method="post" action={hostedPage.url}>
          <p role="status">{hostedPageNext}</p>
          <HiddenFields values={hostedPage.fields} />
          <Button type="submit" wide big>
            Continue to payment
          </Button>
        </form>
      ) : (
        <form className={styles.form} method="post" action={checking}>
          <p role="status">{paymentCheckAgain}</p>
          <HiddenFields values={carried} />
          <Button type="submit" wide big>
            Check again
          </Button>
        </form>
      )}
      <form className={styles.form} method="post" action={checking}>
        <HiddenFields values={{ ...carried, cancelled: '1' }} />
        <Button type="submit" kind="quiet" wide>
          Pay another way
        </Button>
      </form>
    </>
  );
}
