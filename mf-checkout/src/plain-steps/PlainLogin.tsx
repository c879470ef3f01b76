import { loginToOrder } from '@storefront/messages/checkout';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { StepProps } from './step-props';

/** The ways into the checkout before any script; the log-in leads back to it. */
export function PlainLogin({ checkout: { data } }: StepProps) {
  return (
    <div className={styles.choices}>
      {data.store.guestCheckout ? (
        <>
          <p className="sf-muted">No account needed.</p>
          <LinkButton wide big href={urlTo('checkout-details', {}, { guest: '1' })}>
            Continue as guest
          </LinkButton>
        </>
      ) : (
        <Notice kind="warning">{loginToOrder}</Notice>
      )}
      <LinkButton wide kind="quiet" href={urlTo('login', {}, { from: urlTo('checkout') })}>
        Log in
      </LinkButton>
      <LinkButton kind="plain" href={urlTo('checkout-create')}>
        Create an account
      </LinkButton>
    </div>
  );
}
