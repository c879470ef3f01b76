import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { Skeleton } from '@storefront/ui/skeleton';
import styles from '../checkout-frame/CheckoutFrame.module.css';

/** In place of a step that only scripts can open: without them, the way to the step that comes first. */
export function PlainUnopened() {
  return (
    <div className={styles.form}>
      <noscript>
        <LinkButton wide big href={urlTo('checkout')}>
          Continue to checkout
        </LinkButton>
      </noscript>
      <Skeleton height={240} />
    </div>
  );
}
