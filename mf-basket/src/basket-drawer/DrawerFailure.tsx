import { basketReadFailed } from '@storefront/messages/basket';
import { Button } from '@storefront/ui/button';
import styles from './BasketDrawer.module.css';

/** In place of the basket beside a page, when it cannot be read. */
export function DrawerFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.drawer}>
      <h2 className="sf-h3">Your basket</h2>
      <p role="alert">{basketReadFailed}</p>
      <Button kind="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
