import { useStore } from '@nanostores/react';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { TextLink } from '@storefront/ui/text-link';
import { cameFrom } from './came-from';
import styles from './KeepShopping.module.css';

/** A link back to the page before the basket or the account. Only the browser knows it. */
export function KeepShopping() {
  const from = useStore(cameFrom);
  if (!from) return null;
  return (
    <nav className={styles.way} aria-label="Back">
      <TextLink href={from}>
        <ChevronLeftIcon small />
        Keep shopping
      </TextLink>
    </nav>
  );
}
