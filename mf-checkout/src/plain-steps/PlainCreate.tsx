import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import styles from '../checkout-frame/CheckoutFrame.module.css';

/** A new account before any script: the registration has a form of its own, and leads back to the checkout. */
export function PlainCreate() {
  return (
    <div className={styles.choices}>
      <p className="sf-muted">It takes a minute, and you keep your basket.</p>
      <LinkButton wide big href={urlTo('register', {}, { from: urlTo('checkout') })}>
        Create an account
      </LinkButton>
      <LinkButton wide kind="quiet" href={urlTo('checkout-login')}>
        Log in or order as a guest
      </LinkButton>
    </div>
  );
}
