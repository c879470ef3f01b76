import { BasketIcon } from '@storefront/ui/icons/basket';
import { PinIcon } from '@storefront/ui/icons/pin';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import styles from './AccountLayout.module.css';

/** The benefits of an account. */
export function Reasons() {
  return (
    <ul className={styles.reasons}>
      <li>
        <RefreshIcon /> Order the same again in one tap
      </li>
      <li>
        <PinIcon /> Save addresses for a quicker checkout
      </li>
      <li>
        <BasketIcon /> Keep what is in your basket
      </li>
    </ul>
  );
}
