import { CheckIcon } from '@storefront/ui/icons/check';
import styles from './LockPage.module.css';

/** Which handheld this is, above its log-in and its locked screen. @param storeName if it is known */
export const HandheldBar = ({ name, storeName }: { name: string; storeName?: string }) => (
  <p className={styles.top}>
    <CheckIcon small />
    {storeName ? `${name}, paired with ${storeName}` : name}
  </p>
);
