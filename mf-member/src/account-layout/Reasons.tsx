import { BasketIcon } from '@storefront/ui/icons/basket';
import { PinIcon } from '@storefront/ui/icons/pin';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import styles from './AccountLayout.module.css';

/** The benefits of an account. */
export function Reasons() {
  return (
    <ul className={styles.reasons}>
      <li>
        <RefreshIcon /> Order the same again in one go
      </li>
      <li>
        <PinIcon /> Addresses kept, checkout in a minute
      </li>
      <li>
        <BasketIcon /> What is in your basket stays in it
      </li>
    </ul>
  );
}
